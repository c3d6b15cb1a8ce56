const round = (value: number) => Number(value.toFixed(2));

type Box = { radius?: number; turn?: number; opacity?: number };

export function rect(
	x: number,
	y: number,
	width: number,
	height: number,
	fill: string,
	{ radius = 0, turn = 0, opacity = 1 }: Box = {},
): string {
	const spin = turn ? ` transform="rotate(${turn} ${x + width / 2} ${y + height / 2})"` : '';
	const pale = opacity < 1 ? ` opacity="${opacity}"` : '';
	return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}"${spin}${pale}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
	return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
}

export function path(d: string, fill: string): string {
	return `<path d="${d}" fill="${fill}"/>`;
}

type Pen = { dash?: string; offset?: number; cap?: 'butt' | 'round' | 'square' };

export function line(
	d: string,
	colour: string,
	width: number,
	{ dash, offset = 0, cap = 'butt' }: Pen = {},
): string {
	const dashes = dash ? ` stroke-dasharray="${dash}" stroke-dashoffset="${offset}"` : '';
	return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="${cap}" stroke-linejoin="round"${dashes}/>`;
}

export function ring(
	x: number,
	y: number,
	radius: number,
	colour: string,
	width: number,
	pen?: Pen,
) {
	const d = `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`;
	return line(d, colour, width, pen);
}

export function polygon(points: string, fill: string): string {
	return `<polygon points="${points}" fill="${fill}"/>`;
}

export function move(x: number, y: number, inner: string, turn = 0, scale = 1): string {
	const spin = turn ? ` rotate(${turn})` : '';
	const size = scale === 1 ? '' : ` scale(${scale})`;
	return `<g transform="translate(${round(x)} ${round(y)})${spin}${size}">${inner}</g>`;
}

// Rounded bar for a line of text too small to read.
export function bar(x: number, y: number, width: number, fill: string, height = 8): string {
	return rect(x, y, width, height, fill, { radius: height / 2 });
}

export function bars(x: number, y: number, widths: number[], fill: string, step = 22, height = 7) {
	return widths.map((width, index) => bar(x, y + index * step, width, fill, height)).join('');
}

export function clip(
	x: number,
	y: number,
	width: number,
	height: number,
	radius: number,
	inner: string,
) {
	const id = `clip-${[x, y, width, height, radius].join('-').replaceAll('.', '_')}`;
	return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}
