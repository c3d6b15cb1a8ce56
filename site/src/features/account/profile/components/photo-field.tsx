import { Box } from '@chakra-ui/react';
import type { User } from '@sumu/contract';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef } from 'react';
import { getInitials } from '../../../../lib/initials';
import { usePicture } from '../../../../lib/upload/use-picture';
import { useWords } from '../../../../lib/words/use-words';
import { Button } from '../../../../ui/button';
import { FormFailure } from '../../../../ui/form-failure';
import { Picture } from '../../../../ui/picture';
import { savePhoto } from '../api/save-photo';

/** Profile picture with a button to replace it; shows a preview before the upload. */
export function PhotoField({ user }: { user: User }) {
	const { t } = useWords();
	const inputRef = useRef<HTMLInputElement>(null);
	const { chosen, fault, choose, forget } = usePicture();
	const { mutate, isPending, error } = useMutation({
		mutationFn: (file: File) => savePhoto(user.email, file),
		onSuccess: forget,
	});
	const chooseFile = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const [file] = currentTarget.files ?? [];
		if (file) choose(file);
		// Reset, so that choosing the same file again fires a change event.
		currentTarget.value = '';
	};
	return (
		<Box
			maxWidth={{ lg: '360px' }}
			display={{ base: 'grid', lg: 'block' }}
			gridTemplateColumns="120px minmax(0, 1fr)"
			alignItems="end"
			columnGap="6"
		>
			<Box aspectRatio="4 / 5" bg="green" color="onGreen" overflow="hidden">
				{chosen ? (
					<Box asChild width="full" height="full" objectFit="cover">
						<img src={chosen.preview} alt={t('New picture')} />
					</Box>
				) : (
					<Portrait user={user} />
				)}
			</Box>
			<input
				ref={inputRef}
				type="file"
				accept="image/*"
				hidden
				aria-label={t('Your picture')}
				onChange={chooseFile}
			/>
			<Box display="flex" flexWrap="wrap" gap="3" marginBlock={{ lg: '4' }}>
				{chosen ? (
					<>
						<Button size="compact" disabled={isPending} onClick={() => mutate(chosen.file)}>
							{isPending ? t('Saving…') : t('Save the picture')}
						</Button>
						<Button size="compact" variant="outline" disabled={isPending} onClick={forget}>
							{t('Cancel')}
						</Button>
					</>
				) : (
					<Button size="compact" variant="outline" onClick={() => inputRef.current?.click()}>
						{t('Change the picture')}
					</Button>
				)}
			</Box>
			<Box gridColumn="1 / -1">
				<FormFailure message={fault || error?.message || ''} />
			</Box>
		</Box>
	);
}

function Portrait({ user: { displayName, picture, photoURL } }: { user: User }) {
	const { t } = useWords();
	if (picture)
		return (
			<Picture
				picture={picture}
				sizes="(min-width: 1024px) 360px, 120px"
				alt={t('Portrait of {name}', { name: displayName })}
				priority
			/>
		);
	if (photoURL)
		return (
			<Box asChild width="full" height="full" objectFit="cover">
				<img
					src={photoURL}
					alt={t('Portrait of {name}', { name: displayName })}
					referrerPolicy="no-referrer"
				/>
			</Box>
		);
	return (
		<Box
			display="grid"
			placeItems="center"
			height="full"
			textStyle={{ base: 'h1', lg: 'hero' }}
			aria-hidden
		>
			{getInitials(displayName)}
		</Box>
	);
}
