import { Box } from '@chakra-ui/react';
import { useWords } from '../../../../lib/words/use-words';
import { Columns, Container } from '../../../../ui/container';
import { ProfileForm } from './profile-form';

/** Page around the profile form. `of`: the user's e-mail or id. */
export function ProfileEdit({ of }: { of: string }) {
	const { say } = useWords();
	return (
		<Container paddingTop={{ base: '8', lg: '16' }} paddingBottom="section">
			<Columns rowGap="8">
				<Box gridColumn={{ lg: '1 / 5' }}>
					<Box as="h1" textStyle="h1">
						{say('Edit Profile')}
					</Box>
					<Box as="p" textStyle="lead" color="muted" marginTop="6">
						{say(
							'Your name stands below your reviews, and your city and country where a review has none of its own. The rest only you and the owner see.',
						)}
					</Box>
				</Box>
				<Box gridColumn={{ lg: '6 / 13' }}>
					<ProfileForm of={of} />
				</Box>
			</Columns>
		</Container>
	);
}
