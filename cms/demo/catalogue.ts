// All demo pictures: names, sizes, formats and alt texts.
export type Picture = {
	name: string;
	width: number;
	height: number;
	format: 'svg' | 'webp' | 'png';
	alt: string;
};

type Shape = Omit<Picture, 'name' | 'alt'>;

const woven = (width: number, height: number): Shape => ({ width, height, format: 'svg' });
const drawn = (width: number, height: number): Shape => ({ width, height, format: 'webp' });

const shelf = (shape: Shape, alts: Record<string, string>): Picture[] =>
	Object.entries(alts).map(([name, alt]) => ({ name, alt, ...shape }));

const scenes = [
	...shelf(woven(870, 1500), {
		hero: 'A green and red jamdani textile with a web page woven into its middle',
	}),
	...shelf(woven(1000, 1250), {
		portrait:
			'Woven portrait of Sumu: short black hair, beard, glasses and a green panjabi before a gold sun',
	}),
	...shelf(woven(1200, 1400), {
		'development-life': 'Woven night skyline of Dhaka in the rain, with one window lit by a screen',
	}),
];

const services = shelf(woven(900, 600), {
	'service-creative-design': 'A pen nib woven in white on red cloth',
	'service-web-design': 'A page layout woven in gold on green cloth',
	'service-web-development': 'Code brackets woven in white on blue cloth',
	'service-authentication': 'A key woven in black on gold cloth',
	'service-hosting': 'Two stacked servers woven in pink on wine-red cloth',
	'service-team': 'Two people woven in white on teal cloth',
});

const covers = shelf(drawn(1000, 1250), {
	'shapla-tea-house': 'Tea shop home page over the winding rows of a tea garden',
	'rickshaw-radio': 'Radio player on a phone at the hub of a bright pink rickshaw wheel',
	'padma-ferry-times':
		'Ferry timetable with the next boat at 14:20, over blue and orange river lines',
	'nakshi-stitch': 'Blue shop page with embroidered flowers, over rings of running stitch',
	'old-dhaka-walks': 'Walking guide on a phone, over a brick-red plan of the lanes of Old Dhaka',
	'dhanmondi-dental': 'Appointment page with one time chosen, over calm rows of mint teeth',
	'boi-mela-reader': 'An open e-book in front of three shelves of coloured spines',
	'monsoon-ledger': 'Sales dashboard below rain that falls like a bar chart',
	'mishti-and-co': 'Round sweet shop sign over trays of Bengali sweets',
	'golden-fibre': 'Jute wholesale order sheet, tied like a bale tag over a giant golden weave',
	'ghuri-kite-works': 'Kite shop on a phone, with a sky full of diamond kites on tight strings',
	'ilish-board': 'Fish market price board in a shoal of navy hilsa, one of them red',
	'pedal-post': 'Delivery route across a city grid that draws a bicycle, with a courier app',
	'mati-studio': 'Pottery studio shop as the label of one giant clay pot with running glaze',
	'kiln-watch': 'Air quality reading of 187 under dotted smoke from three brick kilns',
	'maidan-scorebook':
		'Cricket scorebook on a phone over a round field with the lines of every shot',
});

const wovenPosts = shelf(woven(1200, 800), {
	'post-loom': 'Red woven grid of lozenges in which a few cells span more than one track',
	'post-cache': 'Woven pot of rice over a row of flames, steam rising',
	'post-accessible':
		'Woven portrait of a grandmother in round glasses, a gold focus ring around her eyes',
	'post-dark': 'One woven page twice: on paper under a red sun, on near-black under a moon',
	'post-monsoon': 'Woven umbrella shaped like a Wi-Fi sign, dry ground beneath it in heavy rain',
});

const drawnPosts = shelf(drawn(1200, 800), {
	'post-bus':
		'Red bus number 27, luggage on its roof, whose windows show a page loading step by step',
	'post-forms': 'A giant pencil turned to its eraser, rubbing a mistake out of a form field',
	'post-contrast': 'The letters Aa on five grounds, each with its measured contrast ratio',
	'post-images':
		'A landscape picture weighs 12 kB on a market scale, beside a tall stack of heavy prints',
	'post-type': 'Sheets of newspaper on a line, each with a larger letter than the last',
	'post-invoice':
		'An invoice with a torn edge and a round red stamp that says paid, between two stacks of coins',
	'post-postgres':
		'A thick book with coloured bookmarks, one long and red that leads to the row in question',
	'post-bangla':
		'The word for book in Bangla and in Latin letters, between the guide lines they share',
	'post-estimate': 'Five afternoons as five suns at different heights, three of them filled',
});

const sheet = woven(1500, 1000);
const square = woven(1000, 1000);
const upright = woven(800, 1000);

/** Pictures of the case studies, shown beside their covers. */
const casePictures = [
	...shelf(sheet, {
		'shapla-tea-house-shop':
			'One tea tin fills half the screen; beside it its name, its week and a price',
		'shapla-tea-house-sketch':
			'Pencil sketch: one tin on one page is kept, a shelf of six is crossed out',
		'shapla-tea-house-before': 'A ruled order book in two inks beside a black dial telephone',
		'rickshaw-radio-schedule': 'Four programmes of the day, the second on air, over rose spokes',
		'rickshaw-radio-buffer': 'Sound as bars with a gap of nine seconds that the buffer below fills',
		'rickshaw-radio-sketch': 'Pencil sketch of a player with a wheel and one wide button',
		'rickshaw-radio-before': 'An old media player window that says Buffering 3%, to nine listeners',
		'padma-ferry-times-page': 'The next ferry at 14:20 in figures a third of the screen high',
		'padma-ferry-times-sketch':
			'Pencil sketch: one large time is kept, a list of small ones is crossed out',
		'padma-ferry-times-before': 'A chalkboard at the pier with two times crossed out and a maybe',
		'nakshi-stitch-shop': 'A quilt with a lotus fills half the screen, beside it its maker’s name',
		'nakshi-stitch-people': 'Six quilts under the heading Twenty-three women, each with a name',
		'nakshi-stitch-sketch': 'Pencil sketch of a quilt up close, a magnifying glass and notes',
		'nakshi-stitch-before': 'A marketplace page with twenty-four tiny pictures of blankets',
		'old-dhaka-walks-guide':
			'Three directions: a clock, a green door and a loaf, each with a sentence',
		'old-dhaka-walks-sketch': 'Pencil sketch of a lane with a clock, a door and a loaf along it',
		'old-dhaka-walks-before': 'A grey map on which the blue dot is wider than any lane',
		'monsoon-ledger-season': 'A season of income as thirty columns, one of them red, under the sum',
		'monsoon-ledger-sketch': 'Pencil sketch of two phones that write into one ledger',
		'monsoon-ledger-before': 'An open paper account book with a tea stain across the fold',
	}),
	...shelf(square, {
		'shapla-tea-house-calendar': 'Twelve months as columns of dots: two flushes in lime and clay',
		'rickshaw-radio-emblems': 'Nine round emblems, each drawn from the sound of a programme',
		'padma-ferry-times-offline': 'A crossed-out signal above the last known departure, 14:20',
		'nakshi-stitch-close': 'Running stitches as large as they are, in madder, indigo and turmeric',
		'old-dhaka-walks-sheet': 'One printed sheet with a dotted walk and four numbered stops',
		'monsoon-ledger-keys': 'A number pad with keys for double and triple zero under a sum in lakh',
	}),
	...shelf(upright, {
		'shapla-tea-house-order': 'An order on a phone in three steps, two of them done',
		'rickshaw-radio-player': 'A player on a phone with 38 seconds of sound kept for a bridge',
		'padma-ferry-times-crew': 'The crew’s phone with two buttons as wide as two thumbs',
		'nakshi-stitch-basket': 'A basket on a phone that says who gets what of the price',
		'old-dhaka-walks-pocket': 'One direction on a phone with one wide button: I am there',
		'monsoon-ledger-offline': 'Four entries on a phone that wait for the line to come back',
	}),
];

const avatars = shelf(drawn(400, 400), {
	'avatar-1': 'Woven portrait of a woman with a bun and a red bindi',
	'avatar-2': 'Woven portrait of a man with a moustache and grey hair',
	'avatar-3': 'Woven portrait of a woman in a teal headscarf',
	'avatar-4': 'Woven portrait of a young man with curly hair and glasses',
	'avatar-5': 'Woven portrait of a woman with a short bob and gold earrings',
});

const card = shelf(
	{ width: 1200, height: 630, format: 'png' },
	{ 'og-default': 'Sumu, web designer and developer, Dhaka: white words over a woven border' },
);

const marks = shelf(woven(170, 64), {
	'footer-mark': 'Sumu, Dhaka, in Bangla letters',
});

export const catalogue: Picture[] = [
	...scenes,
	...services,
	...covers,
	...casePictures,
	...wovenPosts,
	...drawnPosts,
	...avatars,
	...card,
	...marks,
];
