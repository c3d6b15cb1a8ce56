import type {
	BlogForm,
	OwnerReviewForm,
	ProjectForm,
	ServiceForm,
	SiteUpdateBody,
	SkillForm,
} from '@sumu/contract';

/**
 * Somebody who makes a new site theirs: what they would type into `/sumu`, and nothing else. `picture:name` stands
 * for the address of a picture of theirs, wherever it is written.
 */
export interface Owner {
	/** The folder of their pictures, beside this file. */
	readonly folder: string;
	/** Its end is its kind. */
	readonly pictures: readonly string[];
	readonly settings: SiteUpdateBody;
	/** The newest last, as they were added. */
	readonly projects: readonly ProjectForm[];
	readonly posts: readonly BlogForm[];
	readonly services: readonly ServiceForm[];
	readonly skills: readonly SkillForm[];
	readonly reviews: readonly OwnerReviewForm[];
}
