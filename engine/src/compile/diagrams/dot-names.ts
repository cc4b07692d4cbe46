// The DOT attributes of diagrams. Type sizes, colors and line widths are defined by the styles of the page.

/** The supported attributes of graphs, clusters, nodes and edges. */
export const ATTRIBUTES = new Set(
  `arrowhead arrowtail class clusterrank compound concentrate constraint dir fixedsize group headclip headlabel headport height label
   labeldistance labelangle  layout lhead ltail margin minlen newrank nodesep ordering orientation peripheries rank rankdir
   ranksep samehead sametail shape splines style tailclip taillabel tailport weight width xlabel`
    .trim()
    .split(/\s+/),
)

/** Hints for unsupported attributes. */
export const ATTRIBUTE_HINTS: ReadonlyMap<string, string> = new Map([
  ...'bgcolor color colorscheme fillcolor fontcolor fontname fontsize gradientangle labelfontcolor labelfontname labelfontsize pencolor penwidth stylesheet'
    .split(' ')
    .map((name) => [name, 'The page defines colors and type for the light and dark mode: use class=….'] as const),
  ...'href URL target tooltip edgehref edgeURL headhref headURL labelhref labelURL tailhref tailURL'
    .split(' ')
    .map((name) => [name, 'Screen readers present a diagram as one image: put the link into the text next to it.'] as const),
  ...'image imagepath shapefile'
    .split(' ')
    .map((name) => [name, 'Diagrams cannot contain images: put an <Image> next to the diagram.'] as const),
])

/** Values of `class` for nodes, edges and clusters. */
export const CLASSES = ['mark', 'quiet', 'good', 'bad']
