/**
 * A header of every list: the version of the dataset that its rows are of, as `dataset.mapVersion` of /rest/config has it. Who
 * joins a list with a layer of the map can tell by it that both are of one version.
 */
export const DATASET_VERSION = 'dataset-version'
