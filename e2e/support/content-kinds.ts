import type { EntryKind } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import type { OwnerApi } from './owner';

const picture = 'https://example.com/cover.png';

interface Kind {
	readonly add: string;
	readonly update: string;
	readonly remove: string;
	readonly body: object;
	/** Field of `body` with a text that pages show. */
	readonly field: string;
}

/** API calls of each content type with drafts. */
const kinds: Record<EntryKind, Kind> = {
	project: {
		add: '/project/project-add',
		update: '/project/update',
		remove: '/projects',
		body: { ...endpointExamples.addProject.body, image: picture },
		field: 'projectsName',
	},
	blog: {
		add: '/blog/add-blog',
		update: '/blog/update',
		remove: '/blog',
		body: { ...endpointExamples.addBlog.body, img: picture },
		field: 'topic',
	},
	service: {
		add: '/projects/services',
		update: '/service/update',
		remove: '/service',
		body: { ...endpointExamples.addService.body, img: picture },
		field: 'servicesHeader',
	},
	skill: {
		add: '/projects/skill-add',
		update: '/skill/update',
		remove: '/skill',
		body: { ...endpointExamples.addSkill.body, img: picture },
		field: 'skillName',
	},
	review: {
		add: '/projects/add-review',
		update: '/review/update',
		remove: '/review',
		body: { ...endpointExamples.addOwnerReview.body, image: picture },
		field: 'reviewText',
	},
};

const names = Object.keys(kinds) as EntryKind[];

/** One entry of each content type; all change state together. */
export class Entries {
	readonly ids: string[] = [];
	constructor(private readonly owner: OwnerApi) {}

	async add(words: string, how: object) {
		for (const name of names) {
			const { add, body, field } = kinds[name];
			const sent = { ...body, [field]: words, ...how };
			this.ids.push((await this.owner.call('post', add, sent)).insertedId);
		}
	}
	save = (words: string, how: object) =>
		this.each(({ update, field }, id) =>
			this.owner.call('put', `${update}/${id}`, { [field]: words, ...how }),
		);
	act = (command: string) =>
		this.each((_, id, name) => this.owner.call('post', `/${name}/${id}/${command}`));
	remove = () => this.each(({ remove }, id) => this.owner.call('delete', `${remove}/${id}`));

	private async each(act: (kind: Kind, id: string, name: EntryKind) => Promise<unknown>) {
		for (const [index, id] of this.ids.entries()) {
			const name = names[index] as EntryKind;
			await act(kinds[name], id, name);
		}
	}
}
