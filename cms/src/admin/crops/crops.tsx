import { Box, Button, Flex, Grid, Modal, Typography } from '@strapi/design-system';
import { Crop } from '@strapi/icons';
import { useFetchClient, useField } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { getErrorMessage } from '../api-errors';
import { Cuts } from './crop-previews';
import { Aim } from './focal-point-picker';
import { defaultFocalPoint, isPicture, type PictureAsset } from './picture-asset';
import { type CropSlot, slotsOf } from './slots';

interface Props {
	asset: PictureAsset;
	slots: readonly CropSlot[];
	onSaved: (asset: PictureAsset) => void;
	onClose: () => void;
}

/** Dialog for the focal point, with a preview of every crop on the site. */
function Dialog({ asset, slots, onSaved, onClose }: Props) {
	const { post } = useFetchClient();
	const [point, setPoint] = useState(asset.focalPoint ?? defaultFocalPoint);
	const [failure, setFailure] = useState('');
	async function saveFocalPoint() {
		const body = new FormData();
		body.append('fileInfo', JSON.stringify({ focalPoint: point }));
		try {
			await post(`/upload?id=${asset.id}`, body);
			onSaved({ ...asset, focalPoint: point });
		} catch (error) {
			setFailure(getErrorMessage(error));
		}
	}
	return (
		<Modal.Root open onOpenChange={(open) => !open && onClose()}>
			<Modal.Content>
				<Modal.Header closeLabel="Close">
					<Modal.Title>Focal point and crops</Modal.Title>
				</Modal.Header>
				<Modal.Body>
					<Typography tag="p" textColor="neutral600">
						Click the part of the picture that must stay visible.
					</Typography>
					<Grid.Root gap={6} paddingTop={4}>
						<Grid.Item col={5} xs={12} direction="column" alignItems="stretch">
							<Aim asset={asset} point={point} onMove={setPoint} />
						</Grid.Item>
						<Grid.Item col={7} xs={12} direction="column" alignItems="flex-start">
							<Cuts asset={asset} point={point} slots={slots} />
						</Grid.Item>
					</Grid.Root>
					<Box role="alert">
						<Typography textColor="danger600">{failure}</Typography>
					</Box>
				</Modal.Body>
				<Modal.Footer>
					<Button variant="tertiary" onClick={onClose}>
						Cancel
					</Button>
					<Button onClick={() => void saveFocalPoint()}>Save</Button>
				</Modal.Footer>
			</Modal.Content>
		</Modal.Root>
	);
}

/** Button below a picture field that opens the focal point dialog. Shown only for pictures that the site crops. */
export function Crops({ name, disabled }: { name: string; disabled?: boolean | undefined }) {
	const { slug } = useParams();
	const { value, onChange } = useField<unknown>(name);
	const [isOpen, setOpen] = useState(false);
	const slots = slotsOf(slug, name);
	if (!isPicture(value) || slots.length === 0 || disabled) return null;
	return (
		<Flex paddingTop={1}>
			<Button variant="tertiary" size="S" startIcon={<Crop />} onClick={() => setOpen(true)}>
				Focal point and crops
			</Button>
			{isOpen && (
				<Dialog
					asset={value}
					slots={slots}
					onClose={() => setOpen(false)}
					onSaved={(asset) => {
						onChange(name, asset);
						setOpen(false);
					}}
				/>
			)}
		</Flex>
	);
}
