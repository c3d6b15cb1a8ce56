import { circle, polygon } from '../svg.ts';

type Pattern = 'halves' | 'eye' | 'bars' | 'quarters';

// Kite with a half diagonal of 100, cut from two sheets of paper.
export function kite(pattern: Pattern, paper: string, second: string): string {
	const sheet = polygon('0,-100 100,0 0,100 -100,0', paper);
	const tail = polygon('0,88 30,134 -30,134', second);
	const cut = {
		halves: polygon('0,-100 100,0 0,100', second),
		eye: circle(0, 0, 44, second) + circle(0, 0, 18, paper),
		bars: polygon('-60,-40 60,-40 100,0 -100,0', second) + polygon('-60,40 60,40 0,100', second),
		quarters:
			polygon('0,-100 50,-50 0,0 -50,-50', second) + polygon('0,100 50,50 0,0 -50,50', second),
	};
	return tail + sheet + cut[pattern];
}
