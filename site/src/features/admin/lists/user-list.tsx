import type { UserRole } from '@sumu/contract';
import { deleteUser, listUsers, messages, type User, userSortFields } from '@sumu/contract';
import { sitePaths } from '../../../config/paths';
import { getSession } from '../../../lib/session';
import { callAsUser } from '../../../lib/session/call-as-user';
import { useTranslateMessage } from '../../../lib/words/translate-message';
import { formatDate } from '../ui/formats';
import { Mark } from '../ui/mark';
import type { ListConfig } from './data-table/list-config';
import { ListScreen } from './data-table/list-screen';
import { Person } from './data-table/name-cells';

const roleLabels: Record<UserRole, string> = {
	admin: 'admin',
	editor: 'Editor',
	assistant: 'Assistant',
	normal: 'Normal',
};

function RoleMark({ role }: { role: UserRole }) {
	const translate = useTranslateMessage();
	return (
		<Mark data-tone={role === 'normal' ? undefined : 'full'}>{translate(roleLabels[role])}</Mark>
	);
}

function isOneself({ _id }: User): boolean {
	const snapshot = getSession().snapshot();
	return 'user' in snapshot && snapshot.user.id === _id;
}

const userList: ListConfig<User, (typeof userSortFields)[number]> = {
	resource: 'users',
	title: 'Manage Users',
	one: 'user',
	plural: 'users',
	searchHint: 'Name or e-mail',
	sortFields: userSortFields,
	sort: '-date',
	entity: 'user',
	// Verbatim from the specification.
	deleted: 'project',
	nameOf: ({ displayName, email }) => displayName || email,
	whyKept: (user) => (isOneself(user) ? messages.ownAccount : ''),
	editTo: ({ _id }) => sitePaths.editProfile.at(_id),
	read: (ask, signal) => callAsUser(listUsers, { query: ask, signal }),
	goesWith: 'Their shortlists and sessions are deleted too. Their reviews stay.',
	remove: (id, options) => callAsUser(deleteUser, { params: { id }, ...options }),
	columns: [
		{ header: 'Id', role: 'hidden', cell: (_, position) => position },
		{
			header: 'User Name',
			role: 'main',
			sort: 'displayName',
			cell: ({ _id, displayName, email, picture }) => (
				<Person name={displayName || email} picture={picture} to={sitePaths.editProfile.at(_id)} />
			),
		},
		{ header: 'User email', sort: 'email', cell: ({ email }) => email },
		{ header: 'User Role', cell: ({ role }) => <RoleMark role={role} /> },
		{
			header: 'Agreed to the terms',
			cell: ({ termsAccepted }) => (termsAccepted ? formatDate(termsAccepted) : '–'),
		},
	],
};

export default function UsersScreen() {
	return <ListScreen list={userList} />;
}
