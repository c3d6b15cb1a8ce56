import type { SiteUpdateBody } from '@sumu/contract';
import { sections } from '../sections';
import { annasWords } from './words';

/** A photographer in Brno, in Czech: no front end, no back end, no skills in per cent. */
export const settings: SiteUpdateBody = {
	ownerName: 'Anna Nováková Fotografie',
	headlines: ['čeká na světlo', 'fotí svatby a vinice', 'vidí Brno v dešti'],
	intro:
		'Fotografuji lidi, kteří se mají rádi, a krajinu jižní Moravy v hodinách, kdy ještě všichni spí. Na film i digitálně, potichu a bez pózování.',
	heroPicture: 'picture:palava',
	platforms: [],
	socials: [{ network: 'Instagram', url: 'https://www.instagram.com/anna.novakova.example' }],
	resumeUrl: '',
	teasers: [],
	aboutText:
		'Vyrostla jsem v Mikulově mezi vinohrady a první fotoaparát jsem dostala po dědovi. V Brně žiju dvanáct let a fotím na volné noze od roku 2016. Mám ráda mlhu, okna na sever a chvíle, kdy si lidé přestanou všímat, že jsem s nimi.',
	aboutSkills: ['Svatby', 'Krajina', 'Rodiny', 'Ruční zvětšeniny'],
	portrait: null,
	experience: 9,
	totalProjects: '240',
	achievements: [
		{
			title: 'Czech Photo, 2. místo',
			text: 'Cyklus „Než se rozední“ v kategorii Příroda: osm podzimních rán na Pálavě.',
			linkLabel: '',
			url: '',
		},
		{
			title: 'Výstava v Domě umění',
			text: 'Samostatná výstava ručních zvětšenin z vinohradů, jaro 2024.',
			linkLabel: '',
			url: '',
		},
	],
	sections: sections({
		projects: { title: 'Fotografie', text: 'Pět příběhů z posledních dvou let.' },
		about: {},
		services: { title: 'Co pro vás nafotím', text: 'Tři druhy práce, jedna fotografka.' },
		testimonials: { title: 'Ohlasy', text: 'Slovy lidí, které jsem fotila.' },
		blog: { title: 'Ze zápisníku', text: 'O světle, čekání a tmavé komoře.' },
		contact: {
			title: 'Napište mi',
			text: 'Stačí věta a datum. Odpovídám do druhého dne.',
		},
	}),
	menu: [],
	extraPages: [],
	legal: {
		terms:
			'## Objednávka\n\nTermín je váš, jakmile dorazí záloha 30 % z ceny. Zrušíte-li focení nejméně měsíc předem, zálohu vrátím celou.\n\n## Autorská práva\n\nFotografie smíte sdílet a tisknout pro sebe. K reklamě je použijte až po domluvě.',
		privacy:
			'## Co uchovávám\n\nVaše jméno, e-mail a zprávu, kterou mi napíšete, jen abych vám odpověděla. Na požádání je smažu.\n\n## Fotografie\n\nZveřejňuji pouze snímky, ke kterým jste mi dali svolení.',
	},
	pages: {
		projects: 'Od mlhy nad Pálavou po déšť na Zelném trhu.',
		skills: '',
		services: 'Všechny ceny zahrnují úpravu fotografií a osobní předání.',
		blog: 'Píšu, když prší a venku není co fotit.',
	},
	development: { picture: null, steps: [] },
	statistics: [],
	contactHours: 'Po až pá, 9.00 až 17.00',
	contact: {
		email: 'anna@novakova-fotografie.example',
		phone: '+420 700 000 000',
		address: 'Ateliér, Pekařská 12, 602 00 Brno',
		opens: '09:00',
		closes: '17:00',
		timeZone: '',
	},
	availability: 'Volné termíny mám od března.',
	bookingUrl: 'https://rezervace.example/novakova',
	adminPath: '',
	contactNumber: 'optional',
	contactSteps: [
		{ title: 'Odpověď', text: 'Do druhého dne se ozvu a zeptám se na to, co ještě nevím.' },
		{ title: 'Káva', text: 'Potkáme se v ateliéru nebo u vás a projdeme si den hodinu po hodině.' },
		{ title: 'Focení', text: 'Vy žijete, já fotím. Za tři týdny dostanete galerii i zvětšeniny.' },
	],
	footerYear: 2026,
	timeZone: 'Europe/Prague',
	readers: 'everyone',
	wording: 'plain',
	words: annasWords,
	language: 'cs',
	currency: 'CZK',
	cardCounters: 'off',
	moderateReviews: true,
	details: {
		liveLink: 'off',
		theme: 'off',
		frontend: 'off',
		backend: 'off',
		price: 'optional',
		delivery: 'off',
		features: 'off',
	},
	brand: {
		logo: 'picture:logo',
		icon: 'picture:icon',
		footerMark: null,
		border: null,
		lost: null,
		mark: 'woven',
		band: 'woven',
		palette: 'walnut',
		accent: '#a4552a',
		fonts: 'gallery',
		radius: 'square',
		density: 'generous',
	},
	seo: {
		title: 'Anna Nováková, fotografka v Brně',
		description:
			'Svatební, krajinářská a rodinná fotografie z Brna a jižní Moravy. Potichu, na film i digitálně, s ručními zvětšeninami.',
		picture: 'picture:mlha',
	},
};
