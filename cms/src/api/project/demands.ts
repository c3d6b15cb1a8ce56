import { demandedOf } from '@sumu/contract';
import type { Problem } from '../../contract/validated';
import { readDetails } from '../site-setting/details';

type Body = Record<string, unknown>;

const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null;

const isDraft = ({ status, publishAt }: Body) =>
	!publishAt && (status === 'draft' || publishAt === null);

const given = (body: Body) =>
	Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [name]));

/**
 * What a body does not say that the owner demands of a project that is shown; of changes, as far as they
 * say anything. What they leave as it is `refuseUnfinished` looks at.
 */
export const demands = (part: 'whole' | 'changes') => async (body: unknown) => {
	if (!isBody(body) || isDraft(body)) return [];
	const { projectDelevary, projectDelivery = projectDelevary, ...rest } = body;
	const read = { ...rest, projectDelivery };
	const among = part === 'whole' ? undefined : given(read);
	const { error } = demandedOf(await readDetails(), among).safeParse(read);
	const isEarlier = body.projectDelivery === undefined && projectDelevary !== undefined;
	const named = (key: PropertyKey) =>
		isEarlier && key === 'projectDelivery' ? 'projectDelevary' : String(key);
	return (error?.issues ?? []).map(
		({ path, message }): Problem => ({
			path: path.map((key) => (typeof key === 'number' ? key : named(key))),
			message,
		}),
	);
};
