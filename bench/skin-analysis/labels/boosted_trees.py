"""Boosted trees that learn in scikit-learn and are read by `core/statistics/boostedTrees.ts`, split by person.

Needs Debian's python3-sklearn, python3-numpy and python3-joblib.
"""

import base64
import struct

import numpy as np
from joblib import Parallel, delayed
from sklearn.ensemble import GradientBoostingClassifier
from sklearn.linear_model import LogisticRegression

FOLDS = 10
DEPTH = 4
TREES = dict(
    n_estimators=110, max_depth=DEPTH, learning_rate=0.07, subsample=0.7, min_samples_leaf=12, max_features=0.3
)
# Models with different chances, whose sums are averaged.
SEEDS = (1, 2, 3)


def fit(features, positive, weight, seeds=SEEDS):
    return [
        GradientBoostingClassifier(random_state=seed, **TREES).fit(features, positive, sample_weight=weight)
        for seed in seeds
    ]


def sums(models, features):
    return np.mean([model.decision_function(features) for model in models], axis=0)


def tenfold(photos, features, positive, weight, seeds=SEEDS):
    """Sums for every row by models that have seen no photo of the same person."""
    people = np.unique(photos)
    np.random.default_rng(7).shuffle(people)

    def fold_of(fold):
        test = np.isin(photos, people[fold::FOLDS])
        return test, sums(fit(features[~test], positive[~test], weight[~test], seeds), features[test])

    out = np.zeros(len(photos))
    for test, scores in Parallel(n_jobs=2)(delayed(fold_of)(fold) for fold in range(FOLDS)):
        out[test] = scores
    return out


def calibrate(scores, positive, weight):
    """Platt's logistic on the sums of unseen people: probability = 1 / (1 + exp(-(slope * sum + offset)))."""
    model = LogisticRegression(C=1e6).fit(scores.reshape(-1, 1), positive, sample_weight=weight)
    return float(model.coef_[0][0]), float(model.intercept_[0])


def packed_tree(tree, factor):
    """Bytes of one tree: splits in heap order, then leaves; a branch that ends early is repeated below."""
    splits, leaves = [], []
    level = [0]
    for _ in range(DEPTH):
        below = []
        for node in level:
            if tree.children_left[node] < 0:
                splits.append((0, float("inf")))
                below += [node, node]
            else:
                splits.append((int(tree.feature[node]), float(np.float32(tree.threshold[node]))))
                below += [int(tree.children_left[node]), int(tree.children_right[node])]
        level = below
    leaves = [factor * float(tree.value[node].ravel()[0]) for node in level]
    data = b"".join(struct.pack("<Bf", *split) for split in splits)
    return data + struct.pack(f"<{len(leaves)}f", *leaves)


def packed(models, probe, slope, offset):
    """The models as `boostedTrees.ts` reads them."""
    data = b""
    for model in models:
        for (tree,) in model.estimators_:
            data += packed_tree(tree.tree_, TREES["learning_rate"] / len(models))
    raw = sum(
        TREES["learning_rate"] * tree.predict(probe.reshape(1, -1))[0]
        for model in models
        for (tree,) in model.estimators_
    ) / len(models)
    start = float(sums(models, probe.reshape(1, -1))[0] - raw)
    return dict(depth=DEPTH, start=start, slope=slope, offset=offset, trees=base64.b64encode(data).decode())


def write_judges(file, name, docstring, judges):
    """Writes judges as a constant of the product."""
    text = (
        'import type { PackedTrees } from "../statistics/boostedTrees.ts";\n\n'
        f"/** {docstring} */\nexport const {name} = {{\n"
    )
    for kind, judge in judges.items():
        text += f"  {kind}: {{\n"
        for field in ("depth", "start", "slope", "offset"):
            text += f"    {field}: {judge[field]},\n"
        text += f'    trees:\n      "{judge["trees"]}",\n  }},\n'
    text += "} as const satisfies Record<string, PackedTrees>;\n"
    with open(file, "w") as out:
        out.write(text)
