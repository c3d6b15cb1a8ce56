import { type ColourName, type ColourThemes, threadsOf } from '@sumu/contract/brand';

/** The site's colours that e-mails use. */
export type MailColours = Readonly<Record<Extract<ColourName, Used>, string>>;
type Used = 'canvas' | 'raised' | 'ink' | 'muted' | 'hairline' | 'accent' | 'onAccent';

/** Colours of the border above a letter, from the middle of a lozenge outwards. The last one is the background. */
export function stitchesOf(themes: ColourThemes): readonly string[] {
	const { gold, accent, canvas, green } = themes.light;
	return [gold, accent, canvas, green, threadsOf(themes).line, green];
}
