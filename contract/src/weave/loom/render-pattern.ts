// Draws a picture as cloth: a function returns the thread on each cell.

/** Returns the colour of the thread on a cell; null if there is no thread. */
export type CellColour = (x: number, y: number) => string | null;

export type PatternGrid = {
	id: string;
	columns: number;
	rows: number;
	scale: number;
	ground: string;
};

type Run = { x: number; y: number; length: number };

// Merges neighbouring cells of one colour in a row into one line. The gap pattern below separates the stitches again.
function mergeRuns(columns: number, rows: number, cell: CellColour): Map<string, Run[]> {
	const runsByColour = new Map<string, Run[]>();
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
			const list = runsByColour.get(colour);
			if (list) list.push(open);
			else runsByColour.set(colour, [open]);
		}
	}
	return runsByColour;
}

function buildPathData(list: Run[]): string {
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

// Gap between four stitches, drawn around the corner where they meet. A stitch is .95 wide and .84 high
// with a corner radius of .16, so the ground shows as a cross with concave arms.
const stitchGapPath =
	'M-.5-.08H-.185A.16.16 0 0 0-.025-.24V-.5H.025V-.24A.16.16 0 0 0 .185-.08H.5V.08H.185A.16.16 0 0 0 .025.24V.5H-.025V.24A.16.16 0 0 0-.185.08H-.5Z';

const roundSize = (value: number) => Number(value.toFixed(2));

// Draws one plain path per colour, and the gaps between all stitches as a pattern on top. A separate stroke for
// each stitch looks the same, but occasionally hangs Chromium when it renders without a graphics card.
export function renderPattern(
	{ id, columns, rows, scale, ground }: PatternGrid,
	cell: CellColour,
): string {
	const threads = [...mergeRuns(columns, rows, cell)]
		.map(([colour, list]) => `<path stroke="${colour}" d="${buildPathData(list)}"/>`)
		.join('');
	return [
		`<rect x="0" y="0" width="${roundSize(columns * scale)}" height="${roundSize(rows * scale)}" rx="0" fill="${ground}"/>`,
		`<g transform="scale(${Number(scale.toFixed(5))})"><g fill="none" transform="translate(0 .5)">${threads}</g>`,
		`<pattern id="${id}" width="1" height="1" patternUnits="userSpaceOnUse" viewBox="-.5 -.5 1 1" x=".5" y=".5"><path fill="${ground}" d="${stitchGapPath}"/></pattern>`,
		`<path fill="url(#${id})" d="M0 0h${columns}v${rows}H0z"/></g>`,
	].join('');
}

export function toSvgDocument(
	width: number,
	height: number,
	body: string,
	viewBox = `0 0 ${width} ${height}`,
): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${body}</svg>`;
}
