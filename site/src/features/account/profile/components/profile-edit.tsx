import { Box } from '@chakra-ui/react';
import { messages, profileSchema } from '@sumu/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { sitePaths } from '../../../../config/paths';
import { sumuPaths } from '../../../../config/sumu-paths';
import { useSession } from '../../../../lib/auth';
import { useApiForm } from '../../../../lib/forms/use-api-form';
import { useWords } from '../../../../lib/words/use-words';
import { showToast } from '../../../../ui/alerts';
import { Button, LinkButton } from '../../../../ui/button';
import { Columns, Container } from '../../../../ui/container';
import { Field, Input, TextArea } from '../../../../ui/field';
import { FormFailure } from '../../../../ui/form-failure';
import { profileQuery, saveProfile } from '../api/profile';

const profileFields = [
	{ name: 'displayName', label: 'Display name', autoComplete: 'name' },
	{ name: 'country', label: 'Country', autoComplete: 'country-name' },
	{ name: 'city', label: 'City', autoComplete: 'address-level2' },
	{ name: 'address', label: 'Address', autoComplete: 'address-line1' },
] as const;

/** `of`: e-mail or id of the user. */
export function ProfileForm({ of }: { of: string }) {
	const { t } = useWords();
	const { data: user } = useSuspenseQuery(profileQuery(of));
	const session = useSession();
	const navigate = useNavigate();
	const isOwn = 'user' in session && session.user.id === user._id;
	const returnPath = isOwn ? sitePaths.profile.at() : sumuPaths.manageUsers.at();
	const { displayName, country, city, address, aboutMe } = user;
	const { form, field, error, pending, failure } = useApiForm(
		profileSchema,
		async (profile) => {
			await saveProfile(user.email, profile);
			await navigate(returnPath);
			await showToast('success', { title: t(messages.updateSucceeded) });
		},
		{ defaultValues: { displayName, country, city, address, aboutMe } },
	);
	return (
		<Box
			asChild
			display="grid"
			gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
			columnGap="gutter"
			rowGap={{ base: '6', lg: '8' }}
		>
			<form {...form} aria-label={t('Edit Profile')}>
				<Box gridColumn="1 / -1">
					<Field label={t('Email')}>
						{(control) => <Input {...control} type="email" value={user.email} readOnly />}
					</Field>
				</Box>
				{profileFields.map(({ name, label, autoComplete }) => (
					<Field key={name} label={t(label)} error={error(name)}>
						{(control) => (
							<Input {...control} {...field(name)} autoComplete={autoComplete} required />
						)}
					</Field>
				))}
				<Box gridColumn="1 / -1">
					<Field label={t('About me')} error={error('aboutMe')}>
						{(control) => (
							<TextArea {...control} {...field('aboutMe')} minHeight="180px" required />
						)}
					</Field>
				</Box>
				<Box gridColumn="1 / -1" display="grid" gap="4">
					<FormFailure message={failure} />
					<Box display="flex" flexWrap="wrap" gap="3">
						<Button type="submit" aria-disabled={pending}>
							{pending ? t('Saving…') : t('Update profile')}
						</Button>
						<LinkButton to={returnPath} variant="outline">
							{t('Cancel')}
						</LinkButton>
					</Box>
				</Box>
			</form>
		</Box>
	);
}

/** Page around the profile form. `of`: the user's e-mail or id. */
export function ProfileEdit({ of }: { of: string }) {
	const { t } = useWords();
	return (
		<Container paddingTop={{ base: '8', lg: '16' }} paddingBottom="section">
			<Columns rowGap="8">
				<Box gridColumn={{ lg: '1 / 5' }}>
					<Box as="h1" textStyle="h1">
						{t('Edit Profile')}
					</Box>
					<Box as="p" textStyle="lead" color="muted" marginTop="6">
						{t(
							'Your name appears below your reviews, with your city and country if a review has none of its own. Only you and the owner can see the rest.',
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
