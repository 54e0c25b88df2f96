/** Answer headers of every file the app is served with; the policy stands in the built page as well, for hosts that send none. */

const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'trusted-types': 'default',
  'require-trusted-types-for': "'script'",
}

/** What browsers can do and this app never asks for. */
const FORBIDDEN = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const written = (directives) =>
  Object.entries(directives)
    .map((entry) => entry.join(' '))
    .join('; ')

/** The policy as a meta element understands it: `frame-ancestors` exists in the header only. */
export const pagePolicy = written(policy)

export const headers = {
  'Content-Security-Policy': written({ ...policy, 'frame-ancestors': "'none'" }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': FORBIDDEN.map((feature) => `${feature}=()`).join(', '),
}
