import { type Entry, type EntryKind, maxLengths } from '@sumu/contract';
import type { Content } from '../../platform/documents/snapshot';
import { managed } from '../../platform/documents/state';
import type { FieldMap } from '../../platform/fields';
import { found } from '../../platform/lib/found';
import { managedBlogFields, presentManagedBlog } from '../blog/presenter';
import { wholeDrafts } from '../project/opened';
import { managedWholeProjectFields, presentManagedWholeProject } from '../project/presenter';
import { withStory } from '../project/told';
import { owned } from '../review/owned';
import { ownedReviewFields, presentOwnedReview } from '../review/presenter';
import { rated } from '../review/rated';
import { managedServiceFields, presentManagedService } from '../service/presenter';
import { managedSkillFields, presentManagedSkill } from '../skill/presenter';

const blogs = rated('blog', managed('api::blog.blog', managedBlogFields));
const services = managed('api::service.service', managedServiceFields);
const skills = managed('api::skill.skill', managedSkillFields);

type UidOf<Kind extends EntryKind> = Kind extends EntryKind ? `api::${Kind}.${Kind}` : never;
export type DraftedUid = UidOf<EntryKind>;

interface Kind {
	uid: DraftedUid;
	/** Column with an entry's name, and the maximum length of that name. */
	name: string;
	longest: number;
	/** Fields that a read returns. */
	fields: FieldMap;
	/** Returns the latest saved content. */
	one: (documentId: string) => Promise<Entry>;
	/** Returns the entry with other content, such as that of a version. */
	was: (documentId: string, content: Content) => Promise<Entry>;
	/** Values that a copy gets instead of the original's. */
	anew?: Record<string, unknown>;
}

/** Readers of the current and of earlier content. */
const read = <Row extends object>(
	row: (documentId: string) => Promise<Row | null>,
	present: (row: Row) => Entry,
	/** Recomputes fields that depend on the content. */
	follow: (row: Row) => Row | Promise<Row> = (row) => row,
): Pick<Kind, 'one' | 'was'> => ({
	one: async (documentId) => present(found(await row(documentId))),
	was: async (documentId, content) =>
		present(await follow({ ...found(await row(documentId)), ...content })),
});

export const kinds: Record<EntryKind, Kind> = {
	project: {
		uid: 'api::project.project',
		name: 'projectsName',
		longest: maxLengths.name,
		fields: managedWholeProjectFields,
		...read(wholeDrafts.one, presentManagedWholeProject, withStory),
	},
	blog: {
		uid: 'api::blog.blog',
		name: 'topic',
		longest: maxLengths.line,
		fields: managedBlogFields,
		...read(blogs.one, presentManagedBlog),
	},
	service: {
		uid: 'api::service.service',
		name: 'servicesHeader',
		longest: maxLengths.line,
		fields: managedServiceFields,
		...read(services.one, presentManagedService),
	},
	skill: {
		uid: 'api::skill.skill',
		name: 'skillName',
		longest: maxLengths.name,
		fields: managedSkillFields,
		...read(skills.one, presentManagedSkill),
	},
	review: {
		uid: 'api::review.review',
		name: 'UserName',
		longest: maxLengths.name,
		fields: ownedReviewFields,
		...read(owned.row, presentOwnedReview),
		anew: { source: 'owner' },
	},
};
