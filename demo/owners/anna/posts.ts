import type { BlogForm } from '@sumu/contract';

const author = 'Anna Nováková';

export const posts: readonly BlogForm[] = [
	{
		topic: 'Severní okno je nejlepší blesk',
		author,
		img: 'picture:svetlo',
		tags: ['světlo', 'doma'],
		excerpt: 'Proč na rodinná focení nevozím žádná světla a co místo nich hledám.',
		description:
			'Když přijdu k někomu domů, první věc, kterou si všimnu, není nábytek. Hledám okno, do kterého nesvítí slunce.\n\n## Proč na sever\n\nSlunce dělá ostré stíny a mhouří oči. Severní okno je velké, měkké a celý den stejné. Stačí si k němu sednout bokem.\n\n## Co udělat před focením\n\n- Zhasněte lampy, jejich světlo je žluté.\n- Odsuňte od okna stůl.\n- Záclonu nechte, je to nejlevnější softbox na světě.\n\nZbytek už je jen čekání, až děti zapomenou, že tam jsem.',
	},
	{
		topic: 'Jak si poznamenat mlhu',
		author,
		img: 'picture:mlha',
		tags: ['krajina', 'řemeslo'],
		excerpt: 'Čtyři čísla v zápisníku, podle kterých poznám, že má cenu vstávat.',
		description:
			'Mlha se nedá objednat, ale dá se odhadnout. Od roku 2018 si každý večer píšu čtyři čísla.\n\n## Čtyři čísla\n\n| co | kolik |\n| --- | ---: |\n| vlhkost | nad 90 % |\n| vítr | pod 5 km/h |\n| oblačnost | pod 20 % |\n| rozdíl dne a noci | nad 10 °C |\n\nKdyž sedí všechna, nařídím budík na čtyři. Když tři, spím dál.\n\n## Kde stát\n\nNad ní. Pálava má tu výhodu, že se z parkoviště za čtyřicet minut dostanete tři sta metrů nad hladinu Nových Mlýnů.',
	},
];
