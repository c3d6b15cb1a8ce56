import { Box, chakra } from '@chakra-ui/react';
import type { LibraryPicture } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { askConfirmation, showAlert, showToast } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { Input } from '../../../ui/field';
import { TextButton } from '../../../ui/text-link';
import { acceptedImageTypes } from '../ui/picture-box';
import { SidePanel } from '../ui/side-panel';
import { deletePicture, refreshPictures, replacePictureFile, savePicture } from './api';
import { Line, Usages } from './picture-usages';
import { libraryWords } from './words';

const Slider = chakra('input', { base: { accentColor: 'accent', cursor: 'pointer' } });

const CENTRE = { x: 50, y: 50 } as const;

/** A picture of the library with its texts, focal point and uses, to change, replace or delete. */
export function PicturePanel({
	picture,
	folders,
	onClose,
}: {
	picture: LibraryPicture;
	folders: readonly string[];
	onClose: () => void;
}) {
	const client = useQueryClient();
	const listId = useId();
	const fileInputRef = useRef<HTMLInputElement>(null);
	const [texts, setTexts] = useState({
		name: picture.name,
		alt: picture.alt,
		caption: picture.caption,
		folder: picture.folder ?? '',
	});
	const [focalPoint, setFocalPoint] = useState(picture.focalPoint);
	const point = focalPoint ?? CENTRE;
	const { mutate, isPending } = useMutation({
		mutationFn: async ({
			run,
			notice,
			failure,
		}: {
			run: () => Promise<unknown>;
			notice: string;
			failure: string;
		}) => {
			try {
				await run();
				onClose();
				void showToast('success', { title: notice });
			} catch (error) {
				await showAlert('error', {
					title: failure,
					text: error instanceof Error ? error.message : '',
				});
			}
			await refreshPictures(client);
		},
	});
	const set = (name: keyof typeof texts) => (event: { target: { value: string } }) =>
		setTexts({ ...texts, [name]: event.target.value });

	async function remove() {
		if (await askConfirmation(libraryWords.deletion(picture.name, picture.usedBy)))
			mutate({
				run: () => deletePicture(picture),
				notice: libraryWords.removed,
				failure: libraryWords.notRemoved,
			});
	}
	return (
		<SidePanel title={picture.name} onClose={onClose}>
			<Box
				as="form"
				display="grid"
				gap="4"
				onSubmit={(event) => {
					event.preventDefault();
					mutate({
						run: () => savePicture(picture, { ...texts, focalPoint }),
						notice: libraryWords.saved,
						failure: libraryWords.notSaved,
					});
				}}
			>
				<Box position="relative" justifySelf="center" bg="thread">
					{/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same */}
					<img
						src={picture.url}
						alt={picture.alt}
						style={{ maxHeight: '320px', maxWidth: '100%', cursor: 'crosshair' }}
						onClick={({ nativeEvent: { offsetX, offsetY }, currentTarget }) =>
							setFocalPoint({
								x: Math.round((100 * offsetX) / currentTarget.clientWidth),
								y: Math.round((100 * offsetY) / currentTarget.clientHeight),
							})
						}
					/>
					<Box
						aria-hidden
						position="absolute"
						width="20px"
						height="20px"
						margin="-10px"
						borderRadius="pill"
						border="3px solid {colors.onFoot}"
						outline="2px solid {colors.foot}"
						pointerEvents="none"
						style={{ left: `${point.x}%`, top: `${point.y}%` }}
					/>
				</Box>
				<Box as="fieldset" display="grid" gap="2">
					<Box as="legend" textStyle="label">
						{libraryWords.focalPoint}
					</Box>
					<Box as="p" textStyle="small" color="muted">
						{libraryWords.focalHelp}
					</Box>
					{(['x', 'y'] as const).map((axis) => (
						<Box
							as="label"
							key={axis}
							display="grid"
							gridTemplateColumns="96px 1fr"
							alignItems="center"
							textStyle="small"
						>
							{axis === 'x' ? libraryWords.across : libraryWords.down}
							<Slider
								type="range"
								min={0}
								max={100}
								value={point[axis]}
								onChange={({ target }) => setFocalPoint({ ...point, [axis]: Number(target.value) })}
							/>
						</Box>
					))}
					{focalPoint && (
						<TextButton onClick={() => setFocalPoint(null)}>{libraryWords.centre}</TextButton>
					)}
				</Box>
				<Line label={libraryWords.alt}>
					{(id) => <Input id={id} value={texts.alt} onChange={set('alt')} dir="auto" />}
				</Line>
				<Line label={libraryWords.caption}>
					{(id) => <Input id={id} value={texts.caption} onChange={set('caption')} dir="auto" />}
				</Line>
				<Line label={libraryWords.name}>
					{(id) => <Input id={id} value={texts.name} onChange={set('name')} required dir="auto" />}
				</Line>
				<Line label={libraryWords.folder} help={libraryWords.folderHelp}>
					{(id) => (
						<Input id={id} list={listId} value={texts.folder} onChange={set('folder')} dir="auto" />
					)}
				</Line>
				<datalist id={listId}>
					{folders.map((folder) => (
						<option key={folder} value={folder} />
					))}
				</datalist>
				<Usages usedBy={picture.usedBy} />
				<Box display="flex" flexWrap="wrap" gap="3" alignItems="center">
					<Button type="submit" size="compact" variant="ink" aria-disabled={isPending}>
						{libraryWords.save}
					</Button>
					<Button
						size="compact"
						variant="outline"
						aria-disabled={isPending}
						onClick={() => fileInputRef.current?.click()}
					>
						{libraryWords.replace}
					</Button>
					<TextButton color="danger" onClick={() => void remove()}>
						{libraryWords.remove}
					</TextButton>
				</Box>
				<input
					ref={fileInputRef}
					type="file"
					accept={acceptedImageTypes}
					hidden
					aria-label={libraryWords.replace}
					onChange={({ target }) => {
						const file = target.files?.[0];
						if (file)
							mutate({
								run: () => replacePictureFile(picture, file),
								notice: libraryWords.replaced,
								failure: libraryWords.notReplaced,
							});
						target.value = '';
					}}
				/>
				<Box as="p" textStyle="small" color="muted">
					{libraryWords.replaceHelp}
				</Box>
			</Box>
		</SidePanel>
	);
}
