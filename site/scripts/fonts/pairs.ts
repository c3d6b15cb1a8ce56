import { type Face, type Fallback, readingShare, sans, serif, text } from './faces.ts';

/** Faces of a font pair: those on every page, and additional ones of articles. */
export interface Pair {
	readonly faces: Readonly<Record<'display' | 'ui' | 'text' | 'figure', Face>>;
	readonly articleFaces: Readonly<Record<string, Face>>;
}

type Axes = Face['axes'];
type Shape = Pick<Face, 'family' | 'axes' | 'weight'> & Partial<Face>;

const fontsource = '@fontsource-variable';

/** Defines a published family; `axes` is part of its file names. */
const published =
	(name: string, axes: string, fallbacks: readonly Fallback[]) =>
	(shape: Shape): Face => {
		const style = shape.style ?? 'normal';
		const file = (subset: string) =>
			`${fontsource}/${name}/files/${name}-${subset}-${axes}-${style}.woff2`;
		return {
			files: { latin: file('latin'), extended: file('latin-ext') },
			characters: text,
			fallbacks,
			...shape,
		};
	};

const figures = '0123456789+-–.,%$ ';
const uiWeights = { min: 500, max: 600, default: 500 };

const display = (of: (shape: Shape) => Face, family: string, axes: Axes, size: number) => ({
	display: of({ family, axes, weight: '600', fallbackShare: 0.97, size }),
	figure: {
		...of({ family: `${family} Figures`, axes, weight: '600', characters: figures, size }),
		files: { latin: of({ family, axes, weight: '600' }).files.latin },
	},
});

const ui = (of: (shape: Shape) => Face, family: string, axes: Axes = {}) => ({
	ui: of({ family, axes: { ...axes, wght: uiWeights }, weight: '500 600' }),
});

/** Returns the text face with its bold and italic variants. */
function reading(of: (shape: Shape) => Face, family: string, axes: Axes = {}) {
	const upright = (wght: number) =>
		of({
			family,
			axes: { ...axes, wght },
			weight: String(wght),
			fallbackShare: readingShare,
		});
	const italic = (wght: number): Face => ({
		...of({ family, axes: { ...axes, wght }, weight: String(wght), style: 'italic' }),
		fallbacks: [],
	});
	return {
		text: upright(400),
		articleFaces: {
			'text-strong': upright(600),
			'text-italic': italic(400),
			'text-strong-italic': italic(600),
		},
	};
}

function pair(
	headlines: Pick<Pair['faces'], 'display' | 'figure'>,
	controls: Pick<Pair['faces'], 'ui'>,
	{ text, articleFaces }: ReturnType<typeof reading>,
): Pair {
	return { faces: { ...headlines, ...controls, text }, articleFaces };
}

const sourceSerif = published('source-serif-4', 'opsz', serif);
const instrument = published('instrument-sans', 'wght', sans);
const manrope = published('manrope', 'wght', sans);

/** Font pairs besides the default one in `faces.ts`, each within the same budget. */
export const pairs = {
	press: pair(
		display(published('fraunces', 'opsz', serif), 'Fraunces', { opsz: 72, wght: 600 }, 0.82),
		ui(published('source-sans-3', 'wght', sans), 'Source Sans'),
		reading(sourceSerif, 'Source Serif', { opsz: 16 }),
	),
	studio: pair(
		display(
			published('bricolage-grotesque', 'standard', sans),
			'Bricolage Grotesque',
			{ opsz: 48, wdth: 80, wght: 600 },
			0.97,
		),
		ui(instrument, 'Instrument Sans UI'),
		reading(instrument, 'Instrument Sans'),
	),
	gallery: pair(
		display(manrope, 'Manrope Display', { wght: 600 }, 0.77),
		ui(manrope, 'Manrope'),
		reading(published('literata', 'opsz', serif), 'Literata', { opsz: 14 }),
	),
} satisfies Record<string, Pair>;
