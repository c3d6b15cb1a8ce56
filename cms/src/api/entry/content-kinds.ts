import type { ContentEntry, EntryKind } from '@sumu/contract';
import type { DocumentContent } from '../../platform/documents/document-state';
import type { FieldMap } from '../../platform/fields';
import { orNotFound } from '../../platform/lib/http-errors';
import { renderArticle } from '../../platform/markdown/render';
import { createReader } from '../../reader';
import { managedBlogFields, presentManagedBlog } from '../blog/presenter';
import { posts } from '../blog/readers';
import { managedWholeProjectFields, presentManagedWholeProject } from '../project/presenter';
import { wholeProjects } from '../project/readers';
import { ownedReviewFields, presentOwnedReview } from '../review/presenter';
import { moderatedReviews } from '../review/readers';
import { managedServiceFields, presentManagedService } from '../service/presenter';
import { managedSkillFields, presentManagedSkill } from '../skill/presenter';

const services = createReader('api::service.service', { fields: managedServiceFields });
const skills = createReader('api::skill.skill', { fields: managedSkillFields });

interface ContentKind {
	/** Fields that a read returns. */
	fields: FieldMap;
	/** Returns the latest saved content. */
	one: (documentId: string) => Promise<ContentEntry>;
	/** Returns the entry with other content, such as that of a version. */
	was: (documentId: string, content: DocumentContent) => Promise<ContentEntry>;
	/** Values that a copy gets instead of the original's. */
	anew?: Record<string, unknown>;
}

/** Readers of the current and of earlier content. */
const createReaders = <Row extends object>(
	row: (documentId: string) => Promise<Row | null>,
	present: (row: Row) => ContentEntry,
	/** Recomputes fields that depend on the content. */
	follow: (row: Row) => Row | Promise<Row> = (row) => row,
): Pick<ContentKind, 'one' | 'was'> => ({
	one: async (documentId) => present(orNotFound(await row(documentId))),
	was: async (documentId, content) =>
		present(await follow({ ...orNotFound(await row(documentId)), ...content })),
});

export const contentKinds: Record<EntryKind, ContentKind> = {
	project: {
		fields: managedWholeProjectFields,
		...createReaders(wholeProjects.drafts.one, presentManagedWholeProject, async (row) => ({
			...row,
			html: await renderArticle(row.story ?? ''),
		})),
	},
	blog: {
		fields: managedBlogFields,
		...createReaders(posts.drafts.one, presentManagedBlog),
	},
	service: {
		fields: managedServiceFields,
		...createReaders(services.drafts.one, presentManagedService),
	},
	skill: {
		fields: managedSkillFields,
		...createReaders(skills.drafts.one, presentManagedSkill),
	},
	review: {
		fields: ownedReviewFields,
		...createReaders(moderatedReviews.one, presentOwnedReview),
		anew: { source: 'owner' },
	},
};
