/** Where readers learn more of GX Cloud. */
export const GX_CLOUD = {
  demo: 'https://greatexpectations.io/demo/',
  why: 'https://greatexpectations.io/cloud/',
}
