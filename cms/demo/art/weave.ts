// A picture as cloth: a function says which thread lies on each cell of the loom.
import { rect } from './svg.ts';

export type Cell = (x: number, y: number) => string | null;

type Cloth = { id: string; columns: number; rows: number; scale: number; ground: string };

type Run = { x: number; y: number; length: number };

// Neighbours of one colour in a row become one line: the dashes below part it into stitches again.
function runs(columns: number, rows: number, cell: Cell): Map<string, Run[]> {
	const found = new Map<string, Run[]>();
	for (let y = 0; y < rows; y++) {
		let open: (Run & { colour: string }) | null = null;
		for (let x = 0; x < columns; x++) {
			const colour = cell(x, y);
			if (open && open.colour === colour) {
				open.length++;
				continue;
			}
			open = colour ? { x, y, length: 1, colour } : null;
			if (open && colour) found.set(colour, [...(found.get(colour) ?? []), open]);
		}
	}
	return found;
}

function command(list: Run[]): string {
	let penX = 0;
	let penY = 0;
	let d = '';
	for (const { x, y, length } of list) {
		const [dx, dy] = [x - penX, y - penY];
		d += `m${dx}${dy < 0 ? '' : ' '}${dy}h${length}`;
		penX = x + length;
		penY = y;
	}
	return d;
}

// One path a colour, drawn three times: a body with square ends, and a thinner line with round caps
// along its top and its bottom. Together they are one rounded stitch a cell.
export function weave({ id, columns, rows, scale, ground }: Cloth, cell: Cell): string {
	const threads = [...runs(columns, rows, cell)]
		.map(([colour, list]) => `<path stroke="${colour}" d="${command(list)}"/>`)
		.join('');
	const edge = (y: number) => `<use href="#${id}" y="${y}"/>`;
	return [
		rect(0, 0, columns * scale, rows * scale, ground),
		`<defs><g id="${id}">${threads}</g></defs>`,
		`<g transform="scale(${Number(scale.toFixed(5))})translate(0 .5)" fill="none">`,
		`<use href="#${id}" stroke-width=".56" stroke-dasharray=".95 .05" stroke-dashoffset="-.025"/>`,
		'<g stroke-width=".32" stroke-linecap="round" stroke-dasharray=".63 .37" stroke-dashoffset="-.185">',
		`${edge(-0.26)}${edge(0.26)}</g></g>`,
	].join('');
}
