import { type ColourName, drawnThreads, type Themes } from '@sumu/contract/brand';

/** What a mail needs of the site's colours. */
export type MailColours = Readonly<Record<Extract<ColourName, Used>, string>>;
type Used = 'canvas' | 'raised' | 'ink' | 'muted' | 'hairline' | 'accent' | 'onAccent';

/** Of the border above a letter: a lozenge from its middle outwards, the last one the ground. */
export const stitchesOf = ({ light }: Themes): readonly string[] => [
	light.gold,
	light.accent,
	light.canvas,
	light.green,
	drawnThreads.line,
	light.green,
];
