/** A worker starts other workers from our own origin alone, as the page does (`public/early.js`), where browsers have Trusted Types. Import it before anything that starts one. */

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): void
}

interface Scope {
  readonly trustedTypes?: Policies
  readonly location: { readonly href: string; readonly origin: string }
}

const { trustedTypes, location } = globalThis as unknown as Scope
trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
})
