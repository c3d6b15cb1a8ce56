import type {
	Blog,
	Brand,
	Project,
	ProjectForm,
	Review,
	Service,
	SiteSetting,
	Skill,
	WholeProject,
} from '@sumu/contract';

/** The name of a drawing in the catalogue, in place of what the contract answers for it. */
type Pictured<Value> = Value & { picture: string };

/** Every detail of a project, for the demo demands them; only its category may be left out. */
export type DemoProject = Pictured<
	Pick<
		Project,
		Exclude<keyof ProjectForm & keyof Project, 'image' | 'category' | 'slug'> | 'date'
	> &
		Pick<ProjectForm, 'category'>
>;

/** What makes a project a case; its story lies in `cases/<file>.md`. */
export type DemoCase = Pick<WholeProject, 'client' | 'role' | 'outcomes'> & {
	file: string;
	year: number;
	/** Pictures of the catalogue, each with its caption. */
	gallery: Readonly<Record<string, string>>;
	/** The name of whoever is quoted. */
	testimonial: string;
};

/** Its projects are named. */
export type DemoService = Pictured<
	Pick<
		Service,
		'servicesHeader' | 'servicesDescription' | 'deliverables' | 'duration' | 'priceFrom'
	>
> & { projects: readonly string[] };
export type DemoSkill = Pick<Skill, 'skillName' | 'percentage' | 'level'>;

/**
 * The text lies in `blogs/<file>.md`, where `picture:<name>` stands for a drawing's address; `tags` as the
 * panel has them, with commas between them.
 */
export type DemoBlog = Pictured<Pick<Blog, 'topic' | 'author' | 'date'>> & {
	file: string;
	tags: string;
};

export type DemoReview = Pick<
	Review,
	'reviewText' | 'UserName' | 'userCity' | 'rating' | 'date'
> & {
	country: string | null;
	picture: string | null;
};

type BrandPicture = 'logo' | 'icon' | 'footerMark' | 'border' | 'lost';

/** Site settings whose pictures are named; `null` shows none. */
export type SiteTexts = Omit<
	SiteSetting,
	'heroPicture' | 'portrait' | 'development' | 'brand' | 'seo'
> & {
	heroPicture: string | null;
	portrait: string | null;
	development: Omit<SiteSetting['development'], 'picture'> & { picture: string | null };
	brand: Omit<Brand, BrandPicture> & Record<BrandPicture, string | null>;
	seo: Omit<SiteSetting['seo'], 'picture'> & { picture: string | null };
	moderateReviews: boolean;
};
