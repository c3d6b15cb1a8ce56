/**
 * What a page that is read from the right adds: arrows point the other way, and what comes on from a side
 * comes from the other one. Code and addresses are read from the left everywhere. Everything else follows by
 * logical properties.
 */
export const fromTheRight =
	':root{--forward:-1;--start:100%}[class*=lucide-arrow-],[class*=lucide-chevron-]{scale:-1 1}pre,code,[href^="tel:"],[href^="mailto:"]{direction:ltr;unicode-bidi:isolate}:is([type=email],[type=url],[type=tel]){direction:ltr;text-align:right}';
