"""Trains a judge of skin on the rows of `cellRows.ts` and says by tenfold validation, split by person, what it reaches.

It is judged on the cells that chance chose, on photos as they are. Usage (packages: see `boosted_trees.py`):
    /usr/bin/python3 bench/skin-analysis/labels/train_skin.py rows.csv [rows.csv ...]
        [--write packages/skin-analysis/src/core/constants/skinJudge.ts]
"""

import argparse
import sys

import numpy as np

from boosted_trees import calibrate, fit, packed, tenfold, write_judges

# What skin bears is skin, in light and shadow; make-up and burnt-out highlights are neither said to be skin nor another thing.
SKIN = set("NBMPRLVSOCD")
OTHER = set("HEXT")
KINDS = {"hair": "H", "lash, brow": "E", "glasses": "X", "other part": "T", "skin in shadow": "D"}
# Weight of a label that was said without certainty, and of rows by where they come from.
UNSURE = 0.4
WEIGHTS = {("chance", "original"): 1.0, ("chance", "changed"): 0.35, ("candidate", "original"): 0.5}
LEAST_WEIGHT = 0.2
LIMITS = (0.2, 0.35, 0.5, 0.65, 0.8)
# One model is enough, and a third of the work: every cell of a face is judged.
SEEDS = (1,)
# Feature that holds the rules' own answer (`cellFeatures`).
RULES = 37


def read(files):
    photos, sets, sources, labels, rows = [], [], [], [], []
    for file in files:
        with open(file) as lines:
            for line in lines:
                photo, chosen, source, label, again, _, *values = line.strip().split(",")
                # Make-up and burnt-out highlights teach nothing.
                if label.upper() not in SKIN | OTHER:
                    continue
                photos.append(photo)
                sets.append(chosen)
                sources.append(source)
                labels.append(label)
                rows.append([float(value) for value in values])
    features = np.nan_to_num(np.array(rows, dtype=np.float32))
    return tuple(map(np.array, (photos, sets, sources, labels))) + (features,)


def share(taken, here):
    return f"{100 * taken[here].mean():4.0f} % of {here.sum()}" if here.any() else "none"


def report(name, taken, judged, letter, positive):
    parts = [f"skin {share(taken, judged & positive)}"]
    parts += [f"{kind} {share(taken, judged & (letter == key))}" for kind, key in KINDS.items()]
    print(f"  {name:>14}: " + "; ".join(parts))


def main():
    sys.stdout.reconfigure(line_buffering=True)
    parser = argparse.ArgumentParser()
    parser.add_argument("rows", nargs="+")
    parser.add_argument("--write")
    options = parser.parse_args()
    photos, sets, sources, labels, features = read(options.rows)
    ruled = features[:, RULES] > 0.5
    letter = np.array([label.upper() for label in labels])
    sure = letter == labels
    # A small x is skin seen through a lens: no doubt about the lens.
    sure |= letter == "X"
    positive = np.isin(letter, list(SKIN))
    weight = np.array([WEIGHTS.get(key, LEAST_WEIGHT) for key in zip(sets, sources)])
    weight[~sure] *= UNSURE
    print(f"{len(photos)} rows of {len(np.unique(photos))} photos, {features.shape[1]} features")
    scores = tenfold(photos, features, positive, weight, SEEDS)
    judged = (sets == "chance") & (sources == "original")
    slope, offset = calibrate(scores[judged], positive[judged], np.where(sure, 1.0, UNSURE)[judged])
    probability = 1 / (1 + np.exp(-(slope * scores + offset)))
    print("taken for skin, of the cells that chance chose:")
    report("rules", ruled, judged, letter, positive)
    for limit in LIMITS:
        report(f">= {limit}", probability >= limit, judged, letter, positive)
    for grown, other in ((0.35, 0.8), (0.5, 0.8), (0.65, 0.8), (0.6, 0.7)):
        report(f"{grown} / {other}", probability >= np.where(ruled, grown, other), judged, letter, positive)
    if options.write:
        models = fit(features, positive, weight, SEEDS)
        write_judges(
            options.write,
            "SKIN_JUDGE",
            "The judge of skin cells: written by `bench/skin-analysis/labels/train_skin.py`, decision 070.",
            {"skin": packed(models, features[0], slope, offset)},
        )


main()
