/** The version of package.json, put in by the build. */
declare const __APP_VERSION__: string

/** Version of this app. */
export const VERSION: string = __APP_VERSION__
