export { type CounterpartVersion, findCounterparts } from './counterparts'
export { chooseMainDoc } from './main-doc'
export { isNotFound, type NotFoundPlace, notFoundPlaces, versionNotFoundPages } from './not-found'
