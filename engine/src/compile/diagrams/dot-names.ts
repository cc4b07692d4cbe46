// What a diagram may say about its graph. Sizes of text, colours and lines belong to the styles of the page.

/** Attributes of graphs, boxes, nodes and edges that say what is drawn and where. */
export const ATTRIBUTES = new Set(
  `arrowhead arrowtail class clusterrank compound concentrate constraint dir fixedsize group headclip headlabel headport height label
   labeldistance labelangle  layout lhead ltail margin minlen newrank nodesep ordering orientation peripheries rank rankdir
   ranksep samehead sametail shape splines style tailclip taillabel tailport weight width xlabel`
    .trim()
    .split(/\s+/),
)

/** Attributes that writers know from elsewhere, and what to do instead. */
export const INSTEAD: ReadonlyMap<string, string> = new Map([
  ...'bgcolor color colorscheme fillcolor fontcolor fontname fontsize gradientangle labelfontcolor labelfontname labelfontsize pencolor penwidth stylesheet'
    .split(' ')
    .map(
      (name) =>
        [
          name,
          'Colours and type come from the page, in its light and its dark form: give the part a look with class=….',
        ] as const,
    ),
  ...'href URL target tooltip edgehref edgeURL headhref headURL labelhref labelURL tailhref tailURL'
    .split(' ')
    .map((name) => [name, 'A diagram is one picture to those who hear it: put the link into the text beside it.'] as const),
  ...'image imagepath shapefile'
    .split(' ')
    .map((name) => [name, 'A diagram has no pictures in it: use <Image> beside it.'] as const),
])

/** Looks of nodes, edges and boxes, as values of `class`. */
export const LOOKS = ['mark', 'quiet', 'good', 'bad']
