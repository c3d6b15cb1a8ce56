import { chakra } from '@chakra-ui/react';
import type { UserRole } from '@sumu/contract';

const Mark = chakra('span', {
	base: {
		display: 'inline-block',
		paddingInline: '3',
		paddingBlock: '1',
		borderWidth: '1px',
		borderColor: 'control',
		borderRadius: 'control',
		textStyle: 'label',
		'&[data-role=admin]': { bg: 'green', borderColor: 'green', color: 'onGreen' },
	},
});

const words: Record<UserRole, string> = { admin: 'admin', normal: 'Normal' };

export const RoleMark = ({ role }: { role: UserRole }) => (
	<Mark data-role={role}>{words[role]}</Mark>
);
