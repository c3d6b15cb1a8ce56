import { type Face, type Fallback, readingShare, sans, serif, text } from './faces.ts';

/** Faces of a font pair: those on every page, and additional ones of articles. */
export interface Pair {
	readonly faces: Readonly<Record<'display' | 'ui' | 'text' | 'figure', Face>>;
	readonly articleFaces: Readonly<Record<string, Face>>;
}

type Axes = Face['axes'];
type FaceOptions = Pick<Face, 'family' | 'axes' | 'weight'> & Partial<Face>;

const fontsource = '@fontsource-variable';

/** Returns a function that defines faces of a font in Fontsource; `axes` is part of its file names. */
const defineFamily =
	(name: string, axes: string, fallbacks: readonly Fallback[]) =>
	(options: FaceOptions): Face => {
		const style = options.style ?? 'normal';
		const file = (subset: string) =>
			`${fontsource}/${name}/files/${name}-${subset}-${axes}-${style}.woff2`;
		return {
			files: { latin: file('latin'), extended: file('latin-ext') },
			characters: text,
			fallbacks,
			...options,
		};
	};

const figures = '0123456789+-–.,%$ ';
const uiWeights = { min: 500, max: 600, default: 500 };

/** Returns the faces of headlines and of large figures. */
const defineHeadlineFaces = (
	define: (options: FaceOptions) => Face,
	family: string,
	axes: Axes,
	size: number,
) => ({
	display: define({ family, axes, weight: '600', fallbackShare: 0.97, size }),
	figure: {
		...define({ family: `${family} Figures`, axes, weight: '600', characters: figures, size }),
		files: { latin: define({ family, axes, weight: '600' }).files.latin },
	},
});

/** Returns the face of buttons, labels and small texts. */
const defineControlFace = (
	define: (options: FaceOptions) => Face,
	family: string,
	axes: Axes = {},
) => ({
	ui: define({ family, axes: { ...axes, wght: uiWeights }, weight: '500 600' }),
});

/** Returns the face of long texts, with its bold and italic variants for articles. */
function defineTextFaces(define: (options: FaceOptions) => Face, family: string, axes: Axes = {}) {
	const upright = (wght: number) =>
		define({
			family,
			axes: { ...axes, wght },
			weight: String(wght),
			fallbackShare: readingShare,
		});
	const italic = (wght: number): Face => ({
		...define({ family, axes: { ...axes, wght }, weight: String(wght), style: 'italic' }),
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

function definePair(
	headlines: Pick<Pair['faces'], 'display' | 'figure'>,
	controls: Pick<Pair['faces'], 'ui'>,
	{ text, articleFaces }: ReturnType<typeof defineTextFaces>,
): Pair {
	return { faces: { ...headlines, ...controls, text }, articleFaces };
}

const sourceSerif = defineFamily('source-serif-4', 'opsz', serif);
const instrument = defineFamily('instrument-sans', 'wght', sans);
const manrope = defineFamily('manrope', 'wght', sans);

/** Font pairs besides the default one in `faces.ts`, each within the same budget. */
export const pairs = {
	press: definePair(
		defineHeadlineFaces(
			defineFamily('fraunces', 'opsz', serif),
			'Fraunces',
			{ opsz: 72, wght: 600 },
			0.82,
		),
		defineControlFace(defineFamily('source-sans-3', 'wght', sans), 'Source Sans'),
		defineTextFaces(sourceSerif, 'Source Serif', { opsz: 16 }),
	),
	studio: definePair(
		defineHeadlineFaces(
			defineFamily('bricolage-grotesque', 'standard', sans),
			'Bricolage Grotesque',
			{ opsz: 48, wdth: 80, wght: 600 },
			0.97,
		),
		defineControlFace(instrument, 'Instrument Sans UI'),
		defineTextFaces(instrument, 'Instrument Sans'),
	),
	gallery: definePair(
		defineHeadlineFaces(manrope, 'Manrope Display', { wght: 600 }, 0.77),
		defineControlFace(manrope, 'Manrope'),
		defineTextFaces(defineFamily('literata', 'opsz', serif), 'Literata', { opsz: 14 }),
	),
} satisfies Record<string, Pair>;
