export { Icon } from './Icon'
export { CONTENT_ICONS, ICON_PATHS, type IconName } from './icon-paths'
