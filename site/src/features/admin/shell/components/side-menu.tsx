import { Box } from '@chakra-ui/react';
import { menuGroups } from '../menu';
import { useWorkRole } from '../role';
import { canAccessScreen } from '../theirs';
import { MenuLink } from './menu-link';

/** Admin links that the user's role can access, in groups. */
export function SideMenu({ onFollow }: { onFollow?: () => void }) {
	const role = useWorkRole();
	const groups = menuGroups
		.map((group) => group.filter(({ to }) => canAccessScreen(role, to)))
		.filter((group) => group.length > 0);
	return (
		<Box as="nav" aria-label="Workplace" display="flex" flexDirection="column">
			{groups.map((group, index) => (
				<Box
					as="ul"
					key={group[0]?.to}
					paddingBlock="3"
					borderTopWidth={index > 0 ? '1px' : '0'}
					borderColor="hairline"
				>
					{group.map((entry) => (
						<li key={entry.to}>
							<MenuLink entry={entry} {...(onFollow && { onFollow })} />
						</li>
					))}
				</Box>
			))}
		</Box>
	);
}
