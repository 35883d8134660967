/** The folder to write to holds something that is no data package. */
export class TargetNotAllowed extends Error {}
