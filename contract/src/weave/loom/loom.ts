// A picture as cloth: a function says which thread lies on each cell of the loom.

/** The colour of the thread on a cell; null where none lies. */
export type Cell = (x: number, y: number) => string | null;

export type Cloth = { id: string; columns: number; rows: number; scale: number; ground: string };

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
			if (!open || !colour) continue;
			const list = found.get(colour);
			if (list) list.push(open);
			else found.set(colour, [open]);
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

// What lies between four stitches, drawn around the corner where they meet: a stitch is .95 wide and
// .84 high with corners of .16, so the ground shows as a cross with hollowed arms.
const gap =
	'M-.5-.08H-.185A.16.16 0 0 0-.025-.24V-.5H.025V-.24A.16.16 0 0 0 .185-.08H.5V.08H.185A.16.16 0 0 0 .025.24V.5H-.025V.24A.16.16 0 0 0-.185.08H-.5Z';

const size = (value: number) => Number(value.toFixed(2));

// One plain path a colour, and the gaps between all stitches as a pattern above them. A stroke for each
// stitch looks the same, but now and then stops Chromium for good where no graphics card paints.
export function weave({ id, columns, rows, scale, ground }: Cloth, cell: Cell): string {
	const threads = [...runs(columns, rows, cell)]
		.map(([colour, list]) => `<path stroke="${colour}" d="${command(list)}"/>`)
		.join('');
	return [
		`<rect x="0" y="0" width="${size(columns * scale)}" height="${size(rows * scale)}" rx="0" fill="${ground}"/>`,
		`<g transform="scale(${Number(scale.toFixed(5))})"><g fill="none" transform="translate(0 .5)">${threads}</g>`,
		`<pattern id="${id}" width="1" height="1" patternUnits="userSpaceOnUse" viewBox="-.5 -.5 1 1" x=".5" y=".5"><path fill="${ground}" d="${gap}"/></pattern>`,
		`<path fill="url(#${id})" d="M0 0h${columns}v${rows}H0z"/></g>`,
	].join('');
}

export function document(
	width: number,
	height: number,
	body: string,
	viewBox = `0 0 ${width} ${height}`,
): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${body}</svg>`;
}
