/**
 * Additional styles of right-to-left pages: arrows are mirrored and content enters from the other side. Code and
 * addresses stay left-to-right. Everything else follows from logical properties.
 */
export const fromTheRight =
	':root{--forward:-1;--start:100%}[class*=lucide-arrow-],[class*=lucide-chevron-]{scale:-1 1}pre,code,[href^="tel:"],[href^="mailto:"]{direction:ltr;unicode-bidi:isolate}:is([type=email],[type=url],[type=tel]){direction:ltr;text-align:right}';
