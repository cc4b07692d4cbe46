/** The setting `compatibility` of the site. The bundler replaces its names by their values. */
declare const COMPATIBILITY: Readonly<import('../model').Compatibility>
