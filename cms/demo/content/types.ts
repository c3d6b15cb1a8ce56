import type {
	Blog,
	Project,
	ProjectForm,
	Review,
	Service,
	SiteSetting,
	Skill,
} from '@sumu/contract';

/** The name of a drawing in the catalogue, in place of what the contract answers for it. */
type Pictured<Value> = Value & { picture: string };

/** What may be left out of the owner's form may be left out here. */
export type DemoProject = Pictured<
	Omit<ProjectForm, 'image' | 'projectPrice'> & Pick<Project, 'projectPrice' | 'date'>
>;
export type DemoService = Pictured<Pick<Service, 'servicesHeader' | 'servicesDescription'>>;
export type DemoSkill = Pick<Skill, 'skillName' | 'percentage' | 'level'>;

/** The text lies in `blogs/<file>.md`. */
export type DemoBlog = Pictured<Pick<Blog, 'topic' | 'author' | 'date'>> & { file: string };

export type DemoReview = Pick<
	Review,
	'reviewText' | 'UserName' | 'userCity' | 'rating' | 'date'
> & {
	country: string | null;
	picture: string | null;
};

/** Site settings whose pictures are named; `null` shows none. */
export type SiteTexts = Omit<SiteSetting, 'heroPicture' | 'portrait' | 'development' | 'seo'> & {
	heroPicture: string | null;
	portrait: string | null;
	development: Omit<SiteSetting['development'], 'picture'> & { picture: string | null };
	seo: Omit<SiteSetting['seo'], 'picture'> & { picture: string | null };
};
