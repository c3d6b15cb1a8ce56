// Two scripts that hang from different lines, set to share one.
import { line, rect } from '../svg.ts';
import { text, textWidth } from '../text.ts';

const ground = '#F4EAD7';
const ink = '#17130F';
const red = '#D7331C';
const blue = '#2546A8';

const latin = { weight: 700, width: 84, tracking: -0.03 } as const;
const bangla = { weight: 700, width: 84 } as const;
const size = 490;
const base = 566;

const guide = (y: number, colour: string, dash?: string) =>
	line(`M0 ${y}H1200`, colour, 5, dash ? { dash } : {});

export function banglaLine(): string {
	const words = textWidth('বই', size, bangla);
	const left = 60;
	return [
		rect(0, 0, 1200, 800, ground),
		rect(0, 660, 1200, 140, blue),
		guide(base, red),
		guide(base - 0.653 * size, blue, '22 16'),
		text(left, base, size, 'বই', red, bangla),
		text(left + words + 40, base, size, 'Boi', ink, latin),
		text(left, 748, 52, 'One line, two scripts', ground, { weight: 600, width: 88 }),
		text(1116, 748, 52, 'এক লাইন', '#FFC93A', { anchor: 'end', weight: 600, width: 88 }),
	].join('');
}
