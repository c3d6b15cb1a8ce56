const borderGrid = { across: 72, down: 5, repeat: 12 } as const;
const CELL_HEIGHT_PX = 6;

/** Returns the colour of a cell in a lozenge by Manhattan distance, as on the site's borders. */
function colourAt(x: number, y: number, stitches: readonly string[]) {
	const middle = borderGrid.repeat / 2 - 0.5;
	const distance = Math.floor(Math.abs((x % borderGrid.repeat) - middle)) + Math.abs(y - 2);
	return stitches[Math.min(distance, stitches.length - 1)];
}

/** Renders the border above a letter as table cells, which every e-mail client can display. */
export function renderBorder(stitches: readonly string[]): string {
	const cell = (x: number, y: number) =>
		`<td height="${CELL_HEIGHT_PX}" bgcolor="${colourAt(x, y, stitches)}"></td>`;
	const row = (y: number) =>
		`<tr>${Array.from({ length: borderGrid.across }, (_, x) => cell(x, y)).join('')}</tr>`;
	return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" aria-hidden="true" style="table-layout:fixed;font-size:0;line-height:0">${Array.from({ length: borderGrid.down }, (_, y) => row(y)).join('')}</table>`;
}
