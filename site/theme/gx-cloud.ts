/** Pages with more information about GX Cloud. */
export const GX_CLOUD = {
  demo: 'https://greatexpectations.io/demo/',
  why: 'https://greatexpectations.io/cloud/',
}
