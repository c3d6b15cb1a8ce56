import { type ColourName, type Themes, threadsOf } from '@sumu/contract/brand';

/** What a mail needs of the site's colours. */
export type MailColours = Readonly<Record<Extract<ColourName, Used>, string>>;
type Used = 'canvas' | 'raised' | 'ink' | 'muted' | 'hairline' | 'accent' | 'onAccent';

/** Of the border above a letter: a lozenge from its middle outwards, the last one the ground. */
export function stitchesOf(themes: Themes): readonly string[] {
	const { gold, accent, canvas, green } = themes.light;
	return [gold, accent, canvas, green, threadsOf(themes).line, green];
}
