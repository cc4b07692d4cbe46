export { findCounterparts } from './counterparts'
export { chooseMainDoc } from './main-doc'
export { isNotFound, notFoundPlaces, versionNotFoundPages } from './not-found'
