import { Box } from '@chakra-ui/react';
import type { User } from '@sumu/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { sitePaths } from '../../../../config/paths';
import { useSite } from '../../../../lib/site/use-site';
import type { Translator } from '../../../../lib/words/translator';
import { useWords } from '../../../../lib/words/use-words';
import { LinkButton } from '../../../../ui/button';
import { Columns, Container } from '../../../../ui/container';
import { profileQuery } from '../api/profile';
import { PhotoField } from './photo-field';
import { Unconfirmed } from './unconfirmed-email';

interface Fact {
	readonly name: string;
	readonly value: string | null;
}

/** Ruled list of names and values; missing values are labelled as not given. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
	const { t } = useWords();
	return (
		<Box as="dl" marginTop="8" borderTopWidth="1px" borderColor="hairline">
			{facts.map(({ name, value }) => (
				<Box
					key={name}
					display="grid"
					gridTemplateColumns={{ base: '112px minmax(0, 1fr)', md: '200px minmax(0, 1fr)' }}
					alignItems="baseline"
					columnGap="4"
					paddingBlock="3"
					borderBottomWidth="1px"
					borderColor="hairline"
					textStyle="ui"
				>
					<Box as="dt" color="muted" textStyle="small">
						{name}
					</Box>
					<Box as="dd" overflowWrap="anywhere">
						{value || (
							<Box as="span" color="muted">
								{t('Not provided')}
							</Box>
						)}
					</Box>
				</Box>
			))}
		</Box>
	);
}

const factsOf = (user: User, { t, day }: Translator) => [
	{ name: t('Email'), value: user.email },
	{ name: t('Phone'), value: user.phoneNumber },
	{ name: t('City'), value: user.city },
	{ name: t('Country'), value: user.country },
	{ name: t('Address'), value: user.address },
	{ name: t('Member since'), value: day(user.date) },
];

/** Profile page of the current user, with links to edit it. */
export function ProfileView({ email }: { email: string }) {
	const translator = useWords();
	const { t } = translator;
	const { data: user } = useSuspenseQuery(profileQuery(email));
	const { features } = useSite();
	return (
		<Container paddingTop={{ base: '8', lg: '16' }} paddingBottom="section">
			<Columns rowGap="12" alignItems="start">
				<Box gridColumn={{ lg: '1 / 5' }}>
					<PhotoField user={user} />
				</Box>
				<Box gridColumn={{ lg: '5 / 13' }} minWidth="0">
					<Box as="h1" textStyle="h1" overflowWrap="anywhere">
						{user.displayName || t('Profile')}
					</Box>
					{user.aboutMe && (
						<Box as="p" textStyle="lead" marginTop="6" maxWidth="measure" whiteSpace="pre-line">
							{user.aboutMe}
						</Box>
					)}
					{!user.emailVerified && features.mail && <Unconfirmed email={user.email} />}
					<Facts facts={factsOf(user, translator)} />
					<Box display="flex" flexWrap="wrap" gap="3" marginTop="8">
						<LinkButton to={sitePaths.editProfile.at(user.email)}>{t('Edit profile')}</LinkButton>
						<LinkButton to={sitePaths.settings.at()} variant="outline">
							{t('Settings')}
						</LinkButton>
					</Box>
				</Box>
			</Columns>
		</Container>
	);
}
