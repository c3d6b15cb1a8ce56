import { Box } from '@chakra-ui/react';
import { ShieldAlert } from 'lucide-react';
import { TextLink } from '../../../../ui/text-link';

/** To an owner whose password alone opens the workplace. */
export const Advice = ({ settings }: { settings: string }) => (
	<Box
		role="note"
		display="flex"
		gap="3"
		padding="4"
		marginBottom="6"
		borderInlineStartWidth="4px"
		borderColor="accent"
		bg="raised"
		textStyle="ui"
	>
		<Box asChild flex="none">
			<ShieldAlert size={20} strokeWidth={1.75} aria-hidden />
		</Box>
		<Box as="p">
			Your password alone opens this workplace.{' '}
			<TextLink to={settings} textStyle="ui">
				Turn on two-step sign-in
			</TextLink>
		</Box>
	</Box>
);
