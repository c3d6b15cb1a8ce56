import { type Entry, type EntryKind, maxLengths } from '@sumu/contract';
import { managed } from '../../platform/documents/state';
import { found } from '../../platform/lib/found';
import { managedBlogFields, presentManagedBlog } from '../blog/presenter';
import { managedProjectFields, presentManagedProject } from '../project/presenter';
import { owned } from '../review/owned';
import { rated } from '../review/rated';
import { managedServiceFields, presentManagedService } from '../service/presenter';
import { managedSkillFields, presentManagedSkill } from '../skill/presenter';

const projects = rated('project', managed('api::project.project', managedProjectFields));
const blogs = rated('blog', managed('api::blog.blog', managedBlogFields));
const services = managed('api::service.service', managedServiceFields);
const skills = managed('api::skill.skill', managedSkillFields);

type UidOf<Kind extends EntryKind> = Kind extends EntryKind ? `api::${Kind}.${Kind}` : never;
export type DraftedUid = UidOf<EntryKind>;

interface Kind {
	uid: DraftedUid;
	/** The column that names one, and how long it may be. */
	name: string;
	longest: number;
	/** What is written last. */
	one: (documentId: string) => Promise<Entry>;
	/** Of a copy: what it does not take over. */
	anew?: Record<string, unknown>;
}

export const kinds: Record<EntryKind, Kind> = {
	project: {
		uid: 'api::project.project',
		name: 'projectsName',
		longest: maxLengths.name,
		one: async (id) => presentManagedProject(found(await projects.one(id))),
	},
	blog: {
		uid: 'api::blog.blog',
		name: 'topic',
		longest: maxLengths.line,
		one: async (id) => presentManagedBlog(found(await blogs.one(id))),
	},
	service: {
		uid: 'api::service.service',
		name: 'servicesHeader',
		longest: maxLengths.line,
		one: async (id) => presentManagedService(found(await services.one(id))),
	},
	skill: {
		uid: 'api::skill.skill',
		name: 'skillName',
		longest: maxLengths.name,
		one: async (id) => presentManagedSkill(found(await skills.one(id))),
	},
	review: {
		uid: 'api::review.review',
		name: 'UserName',
		longest: maxLengths.name,
		one: owned.one,
		anew: { source: 'owner' },
	},
};
