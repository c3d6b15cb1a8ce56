import { Box } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const edgeColours = { good: 'green', wanting: 'gold' } as const;

/** Note to the owner on the state of the site, above the figures. */
export const Remark = ({
	icon: Icon,
	state,
	children,
}: {
	icon: LucideIcon;
	state: keyof typeof edgeColours;
	children: ReactNode;
}) => (
	<Box
		role="note"
		display="flex"
		gap="3"
		paddingInline="4"
		paddingBlock="3"
		borderInlineStartWidth="4px"
		borderColor={edgeColours[state]}
		bg="sunken"
		textStyle="ui"
	>
		{/* As high as a line, so that the icon is centred on the first line of text. */}
		<Box display="flex" alignItems="center" flex="none" height="1lh" aria-hidden>
			<Icon size={20} strokeWidth={1.75} />
		</Box>
		<Box as="p">{children}</Box>
	</Box>
);
