/** The path that the site is hosted under, with a slash at both ends: `/`, or `/otp/`. */
export const basePath = import.meta.env.BASE_URL.replace(/\/?$/, '/');
