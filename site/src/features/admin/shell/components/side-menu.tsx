import { Box } from '@chakra-ui/react';
import { menu } from '../menu';
import { MenuLink } from './menu-link';

/** The links of the workplace, in groups. */
export function SideMenu({ onFollow }: { onFollow?: () => void }) {
	return (
		<Box as="nav" aria-label="Workplace" display="flex" flexDirection="column">
			{menu.map((group, index) => (
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
