import type {
	Blog,
	Project,
	ProjectForm,
	Review,
	Service,
	Skill,
	WholeProject,
} from '@sumu/contract';

/** Replaces the contract's picture with the name of a drawing in the catalogue. */
type Pictured<Value> = Value & { picture: string };

/** Project with every detail, because the demo requires them all; only the category is optional. */
export type DemoProject = Pictured<
	Pick<
		Project,
		Exclude<keyof ProjectForm & keyof Project, 'image' | 'category' | 'slug'> | 'date'
	> &
		Pick<ProjectForm, 'category'>
>;

/** Case study of a project; its story is in `cases/<file>.md`, with pictures as in a post. */
export type DemoCase = Pick<WholeProject, 'client' | 'role' | 'outcomes'> & {
	file: string;
	year: number;
	/** Captions by the names of pictures in the catalogue. */
	gallery: Readonly<Record<string, string>>;
	/** Name of the quoted reviewer. */
	testimonial: string;
};

/** Service; its projects are given by name. */
export type DemoService = Pictured<
	Pick<
		Service,
		'servicesHeader' | 'servicesDescription' | 'deliverables' | 'duration' | 'priceFrom'
	>
> & { projects: readonly string[] };
export type DemoSkill = Pick<Skill, 'skillName' | 'percentage' | 'level'>;

/**
 * Blog post; its text is in `blogs/<file>.md`, where `picture:<name>` is replaced by a drawing's address. `tags` are
 * separated by commas, as in the panel.
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
