import type { UserRole } from '@sumu/contract';
import { Mark } from '../ui/mark';

const roleLabels: Record<UserRole, string> = {
	admin: 'admin',
	editor: 'Editor',
	assistant: 'Assistant',
	normal: 'Normal',
};

export const RoleMark = ({ role }: { role: UserRole }) => (
	<Mark data-tone={role === 'normal' ? undefined : 'full'}>{roleLabels[role]}</Mark>
);
