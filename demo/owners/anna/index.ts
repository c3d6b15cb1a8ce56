import type { Owner } from '../owner';
import { posts } from './posts';
import { projects } from './projects';
import { settings } from './settings';

export const anna: Owner = {
	folder: 'anna',
	pictures: [
		'logo.png',
		'icon.png',
		...['palava', 'vinohrad', 'zelny-trh', 'svatba', 'zima', 'mlha', 'svetlo'].map(
			(name) => `${name}.webp`,
		),
	],
	settings,
	projects,
	posts,
	services: [
		{
			servicesHeader: 'Svatba',
			servicesDescription:
				'Od ranních příprav po poslední tanec. Nejvýš dvanáct svateb za rok, aby každá měla svůj čas.',
			deliverables: ['Dvanáct hodin se mnou', '400 až 600 snímků', 'Deset ručních zvětšenin'],
			duration: '3 týdny',
			priceFrom: 32000,
			img: 'picture:svatba',
		},
		{
			servicesHeader: 'Rodina doma',
			servicesDescription: 'Dopoledne u vás v kuchyni, bez pozadí a bez úsměvů na povel.',
			deliverables: ['Tři hodiny u vás', '60 snímků', 'Kniha s plátěnými deskami'],
			duration: '10 dní',
			priceFrom: 7900,
			img: 'picture:svetlo',
		},
		{
			servicesHeader: 'Krajina na zeď',
			servicesDescription: 'Zvětšeniny z mých cyklů, ručně a v malém nákladu, zarámované v Brně.',
			deliverables: ['Barytový papír', 'Číslováno a podepsáno', 'Dubový rám'],
			duration: '2 týdny',
			priceFrom: 4500,
			img: 'picture:mlha',
		},
	],
	skills: [],
	reviews: [
		{
			userName: 'Klára a Matěj Dvořákovi',
			location: 'Mikulov',
			review:
				'Celý den jsme o ní nevěděli, a pak nám přišlo pět set fotek, na kterých jsme to opravdu my.',
			image: 'picture:svatba',
			rating: 5,
		},
		{
			userName: 'Jiří Šťastný',
			location: 'Znojmo',
			review: 'Zvětšenina z vinohradu visí nad stolem už rok a pořád v ní nacházím něco nového.',
			image: 'picture:vinohrad',
			rating: 5,
		},
		{
			userName: 'Žofie Křížová',
			location: 'Brno',
			review: 'Děti se na focení těšily. To se nám s žádným jiným fotografem nestalo.',
			image: 'picture:svetlo',
			rating: 5,
		},
	],
};
