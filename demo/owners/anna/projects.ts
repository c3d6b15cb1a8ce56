import type { ProjectForm } from '@sumu/contract';

/** Five photographs, each with its story. */
export const projects: readonly ProjectForm[] = [
	{
		projectsName: 'Zima na Vysočině',
		projectsDescription:
			'Tři dny v lese u Žďáru, minus čtrnáct a mlha, která se nezvedla. Červený kabát si oblékla sestra, aby bylo poznat, jak je les velký.',
		image: 'picture:zima',
		year: 2025,
		role: 'Volný cyklus, 14 snímků',
		story:
			'## Proč mlha\n\nV mlze zmizí všechno, co není důležité. Zůstane pár kmenů, sníh a člověk.\n\n## Jak to vzniklo\n\nStativ, dlouhý čas a termoska. Ze tří dnů je čtrnáct fotografií, z nich pět na výstavě.',
		outcomes: [
			{ value: '14', label: 'snímků v cyklu' },
			{ value: '−14 °C', label: 'nejchladnější ráno' },
		],
	},
	{
		projectsName: 'Déšť na Zelném trhu',
		projectsDescription:
			'Brno po desáté večer, kdy stánky zavřou a dlažba si nechá všechna světla. Každý snímek z jednoho místa, pod jedním deštníkem.',
		image: 'picture:zelny-trh',
		year: 2025,
		role: 'Pro městskou galerii',
		client: 'Dům umění města Brna',
		projectPrice: 18000,
	},
	{
		projectsName: 'Prsteny po babičce',
		projectsDescription:
			'Svatba Kláry a Matěje začala dvěma kroužky na lněném ubrusu. Zlato je z roku 1951, světlo z okna v Mikulově.',
		image: 'picture:svatba',
		year: 2024,
		client: 'Klára a Matěj',
		role: 'Svatební reportáž',
		projectPrice: 36000,
	},
	{
		projectsName: 'Vinohrad v říjnu',
		projectsDescription:
			'Poslední týden před sběrem. Listy už jsou rezavé, slunce nízko a řádky vedou oko až tam, kde začíná kopec.',
		image: 'picture:vinohrad',
		year: 2024,
		client: 'Vinařství Na Skalce',
		role: 'Etikety a katalog',
		projectPrice: 24500,
		story:
			'## Zadání\n\nŠest etiket, jedna krajina. Vinařství chtělo, aby lahve vedle sebe vyprávěly celý rok.\n\n## Výsledek\n\nFotila jsem ze stejného místa šestkrát, od pupenů po první mráz.',
		outcomes: [
			{ value: '6', label: 'etiket z jednoho místa' },
			{ value: '10', label: 'měsíců čekání' },
		],
	},
	{
		projectsName: 'Pálava, než se rozední',
		projectsDescription:
			'Osm podzimních rán na hřebeni Děvína. Vždycky ve tři čtvrtě na šest, vždycky na stejném kameni, a pokaždé jiná mlha.',
		image: 'picture:palava',
		year: 2023,
		role: 'Volný cyklus, 8 snímků',
		story:
			'## Osm rán\n\nMlha nad Novými Mlýny vzniká jen tehdy, když je noc jasná a den předtím pršelo. Za podzim je takových rán osm.\n\n> Fotografie je hlavně trpělivost.\n> — dědeček\n\n## Tisk\n\nCyklus vyšel jako osm ručních zvětšenin na barytovém papíře, v nákladu dvaceti kusů.',
		outcomes: [
			{ value: '8', label: 'rán na jednom kameni' },
			{ value: '20', label: 'podepsaných kusů' },
			{ value: '2.', label: 'místo, Czech Photo' },
		],
	},
];
